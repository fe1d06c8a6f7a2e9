// A switch that becomes a jump table, and calls whose target is known.
void zero();
void one();
void two();
void three();
void four();
void five();

void direct(int value);
void direct(int value) {
    switch (value) {
    case 0: return zero();
    case 1: return one();
    case 2: return two();
    case 3: return three();
    case 4: return four();
    case 5: return five();
    default: break;
    }
}
