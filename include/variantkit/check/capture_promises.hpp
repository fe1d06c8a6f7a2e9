/// \file
/// What capture and mobility policies promise.
#pragma once

#include <string>
#include <string_view>

#include <variantkit/check/situation.hpp>

namespace variantkit::check {

/// What capture policies offer to make questions of attack cheap says what trying all moves says.
template <class Rules>
struct threatens_what_it_can_take {
    static constexpr std::string_view promised = "pieces threaten what one of their moves would take";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        std::string found = by_side<color::white>(now.position);
        return {found.empty() ? by_side<color::black>(now.position) : found};
    }

private:
    using position = variantkit::position<Rules>;
    using set = typename position::set;

    template <color Side>
    [[nodiscard]] static std::string by_side(const position& position) {
        const set movable = mobility_of<Rules>::template movable<Side>(position);
        if (!position.template pieces<Side>().includes(movable))
            return "mobility lets something move that is no piece of the side";
        std::string found;
        for_each_type(typename Rules::army::kinds{}, [&]<class Kind>() {
            if (found.empty()) found = by_kind<Side, Kind>(position);
        });
        return found;
    }

    template <color Side, class Kind>
    [[nodiscard]] static std::string by_kind(const position& position) {
        const std::string who = std::string{"the "} + std::string{Kind::name} + " on ";
        const set pieces = position.template pieces<Kind, Side>();
        for (square from : pieces) {
            if (std::string found = reach_fault<Side, Kind>(position, from); !found.empty())
                return (who + name(from)).append(found);
        }
        for (square target : position.template pieces<~Side>()) {
            set threatening;
            for (square from : pieces) {
                const bool tried = threatens_by_trying<Side, Kind>(position, from, target);
                if (tried) threatening.insert(from);
                if (threatens<Side, Kind>(position, from, target) != tried) {
                    return who + name(from) + (tried ? " can take on " : " cannot take on ") + name(target) +
                           (tried ? ", which is not seen as a threat" : ", which is seen as a threat");
                }
            }
            if (const set unsuspected = threatening - suspects<Side, Kind>(position, pieces, target);
                !unsuspected.empty()) {
                return who + name(unsuspected.first()) + " can take on " + name(target) + ", but is not suspected";
            }
            if (const set differing = attackers<Side, Kind>(position, target) ^ threatening; !differing.empty()) {
                return who + name(differing.first()) + " is wrongly counted among the attackers of " + name(target) +
                       " or left out";
            }
            for (square from : pieces) {
                if (any_attacks<Side, Kind>(position, set{from}, target) != threatening.contains(from)) {
                    return who + name(from) + " alone is seen otherwise, as a threat to " + name(target) +
                           ", than among others";
                }
            }
        }
        return {};
    }

    /// What is wrong with the arrivals that only capturing opens; "" when nothing is.
    template <color Side, class Kind>
    [[nodiscard]] static std::string reach_fault(const position& position, square from) {
        using capture = capture_of<Kind>;
        const set& victims = position.template pieces<~Side>();
        if constexpr (requires { capture::template reach<Side, Kind>(position, from, victims); }) {
            for (square to : capture::template reach<Side, Kind>(position, from, victims)) {
                const set taken = captured_by<Side, Kind>(position, from, to);
                if (taken.empty()) return " reaches " + name(to) + " by capturing, but captures nothing there";
                if (!victims.includes(taken)) return " captures something that is no enemy on its way to " + name(to);
                if ((position.occupied() - taken).contains(to))
                    return " reaches " + name(to) + ", where something stays";
            }
        }
        return {};
    }

    [[nodiscard]] static std::string name(square at) { return square_name<typename Rules::board>(at); }
};

} // namespace variantkit::check
