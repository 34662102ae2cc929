import { plain } from '@detour/remote-kit/testing';
import { reviewFixture, reviewsFixture } from '../testing/reviews.fixture';
import { toolsFor } from '../testing/view-tools';
import { toReviewsView } from './reviews.view-model';

describe('toReviewsView', () => {
  it.each([
    ['fr_FR', 'Accueil', '« On s’est réveillés dans le brouillard. »', 'Hélène · En couple · octobre 2026'],
    ['nl_BE', 'Onthaal', '“On s’est réveillés dans le brouillard.”', 'Hélène · Als koppel · oktober 2026'],
  ] as const)('uses the texts of %s', (locale, label, text, by) => {
    const view = toReviewsView(reviewsFixture(), toolsFor(locale));
    expect(view?.criteria[0]).toEqual({ label, value: '9,5', percent: 95 });
    expect(view?.quotes.map((quote) => [plain(quote.text), plain(quote.by)])).toEqual([[text, by]]);
  });

  it('quotes the first four positive reviews [REV-010]', () => {
    const list = ['a', '', 'b', '  ', 'c', 'd', 'e'].map((positive, index) =>
      reviewFixture({ id: `r${index}`, positive }),
    );
    const quotes = toReviewsView(reviewsFixture(list), toolsFor('it_IT'))?.quotes;
    expect(quotes?.map(({ text }) => text)).toEqual(['«a»', '«b»', '«c»', '«d»']);
  });

  it('shows how many reviews are in each band, and who wrote them', () => {
    const overview = {
      scores: [
        { from: 9, count: 15 },
        { from: 8, count: 4 },
        { from: 7, count: 1 },
        { from: 0, count: 0 },
      ],
      types: [
        { type: 'couple' as const, count: 12 },
        { type: 'family' as const, count: 8 },
      ],
    };
    const view = toReviewsView({ ...reviewsFixture(), overview }, toolsFor('fr_FR'));
    expect(view?.scores).toEqual([
      { label: '9 à 10', value: '15', percent: 75 },
      { label: '8 à 9', value: '4', percent: 20 },
      { label: '7 à 8', value: '1', percent: 5 },
      { label: 'Moins de 7', value: '0', percent: 0 },
    ]);
    expect(view?.types).toEqual(['En couple (12)', 'En famille (8)']);
  });

  it('shows no spread from a gateway that does not count', () => {
    const { overview: _, ...uncounted } = reviewsFixture();
    const view = toReviewsView(uncounted, toolsFor('fr_FR'));
    expect(view?.scores).toEqual([]);
    expect(view?.types).toEqual([]);
  });

  it('is null for an empty list or a failed call [REV-014]', () => {
    expect(toReviewsView(reviewsFixture([]), toolsFor('fr_FR'))).toBeNull();
    expect(toReviewsView(undefined, toolsFor('fr_FR'))).toBeNull();
  });
});
