#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/page_model/page_fit.h"
#include "calibration/support/geometry.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace pocketmars::calibration {

/// What is printed along the sides of a page's cards: frames at the same distance from the edge.
/// The suits of a deck are alike in this, so that pages that are plain tell where the cards of one
/// that is not end.
class PageLook {
public:
    /// Nothing is known.
    PageLook() = default;

    /// Of cards that have been placed.
    /// @param cards   px, as the model's cards but each on its own edges
    /// @param weight  how far they can be trusted
    PageLook(const EdgeField& field, const PageModel& model, const std::vector<Quad>& cards,
             double minGradient, double weight);

    /// The same cards, seen on several pages.
    [[nodiscard]] static PageLook together(const std::vector<PageLook>& looks);

    [[nodiscard]] bool isKnown() const { return m_weight > 0; }

    /// How well a side looks as the others do if its card ends there.
    /// @param kind     the side of a standing card: 0 top, 1 right, 2 bottom, 3 left
    /// @param support  of an edge along that side, every kSideStep mm outwards
    /// @param first    mm, where support begins
    /// @param at       mm outwards where the card may end
    /// @return correlation, -1..1, less where there is little to see; 0 where nothing is known
    [[nodiscard]] double agreement(std::size_t kind, const std::vector<double>& support,
                                   double first, double at) const;

    /// How far outwards the cards' sides would have to lie to look as others' do.
    /// @return mm, by kind of side; nothing for one that is too plain to tell, or too unlike
    [[nodiscard]] std::array<std::optional<double>, 4> outwards(const PageLook& others) const;

    /// How alike the cards of two pages look; the same scale.
    [[nodiscard]] double agreement(const PageLook& other) const;

    /// Whether it is of so many pages at least that are beyond doubt, which weigh 1 each: as many
    /// in doubt as a deck has (four other suits, 0.15 each) do not make up for one.
    [[nodiscard]] bool isOfSurePages(int pages) const { return m_weight > pages - kMayLack; }

    /// How unlike the table it is right beside the cards (pages/page_surroundings.h): of cards in
    /// sleeves on all pages alike.
    void rememberBeside(double unlike);

    /// The proportions of its cards by their borders alone: of all cards of a deck the same.
    /// @param aspect  short over long side
    void rememberAspect(double aspect);

    /// Both of pages that are printed otherwise, too.
    void rememberOthers(const std::vector<PageLook>& pages);

    /// @return the mean of the pages; nothing if fewer than three are beyond doubt
    [[nodiscard]] std::optional<double> unlikeBeside() const;

    /// @return the median of the pages that are beyond doubt; nothing if these are fewer than three
    [[nodiscard]] std::optional<double> aspect() const;

private:
    static constexpr double kMayLack = 0.25;

    std::array<std::vector<double>, 4> m_edges; ///< from the card's edge inwards; 0..1
    double m_weight = 0;
    double m_beside = 0;
    double m_besideWeight = 0;
    std::vector<double> m_aspects; ///< of pages that are beyond doubt
};

} // namespace pocketmars::calibration
