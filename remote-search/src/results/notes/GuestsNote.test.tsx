import { screen } from '@testing-library/react';
import { manyOffers, offersOf } from '../../testing/offer.fixture';
import { renderSearch, unmountAll } from '../../testing/render';

const open = (hash: string, path = '/recherche') =>
  renderSearch(
    { offers: () => offersOf(manyOffers(24), { totalCount: 60 }), recommended: () => [] },
    { path, hash },
  );

afterEach(unmountAll);

describe('the note on guests', () => {
  it.each([
    ['a=4&c=2', '4 adultes, 2 enfants'],
    ['a=1', '1 adulte'],
    ['c=1&b=1', '2 adultes, 1 enfant, 1 bébé'],
  ])('says for %s whom the prices without dates are for', async (hash, guests) => {
    await open(hash);
    expect(screen.getByTestId('guests-note')).toHaveTextContent(
      `Sans dates, les prix affichés sont pour 2 adultes. Choisissez vos dates pour voir le prix pour ${guests}.`,
    );
  });

  it.each(['', 'b=2', 'a=4&checkin=2026-12-11&checkout=2026-12-13'])('is hidden for "%s"', async (hash) => {
    await open(hash);
    expect(screen.queryByTestId('guests-note')).toBeNull();
  });

  it('is hidden for gifts, which are for two', async () => {
    await open('a=4', '/recherche?flow=gifting');
    expect(screen.queryByTestId('guests-note')).toBeNull();
  });
});
