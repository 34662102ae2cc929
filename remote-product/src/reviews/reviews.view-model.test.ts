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

  it('is null for an empty list or a failed call [REV-014]', () => {
    expect(toReviewsView(reviewsFixture([]), toolsFor('fr_FR'))).toBeNull();
    expect(toReviewsView(undefined, toolsFor('fr_FR'))).toBeNull();
  });
});
