struct base {
    virtual int value() const = 0;
};

int indirect_call(const base& object);
int indirect_call(const base& object) { return object.value() + 1; }
