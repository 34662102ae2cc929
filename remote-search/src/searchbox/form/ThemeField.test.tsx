import { screen } from '@testing-library/react';
import { manyOffers, offersOf } from '../../testing/offer.fixture';
import { renderSearch, unmountAll } from '../../testing/render';

const open = async (theme: number, name: string | null) => {
  const answer = offersOf(manyOffers(3));
  const named = name === null ? null : { id: theme, name };
  await renderSearch(
    {
      offers: () => ({ ...answer, searchDetails: { ...answer.searchDetails, theme: named } }),
      recommended: () => [],
    },
    { path: '/recherche', hash: `theme=${theme}` },
  );
  return screen.getByTestId('searchbox-theme');
};

afterEach(unmountAll);

describe('the theme of a search', () => {
  it('is named when only a menu offers it, as in the heading [SBOX-018]', async () => {
    const field = await open(11, 'Bord de mer');
    expect(field).toHaveDisplayValue('Bord de mer');
    expect(field).toHaveValue('11');
  });

  it('is listed once when the search box offers it', async () => {
    const field = await open(23, 'Romantique');
    expect(field).toHaveDisplayValue('Romantique');
    expect([...field.querySelectorAll('option')].filter(({ value }) => value === '23')).toHaveLength(1);
  });

  it('is not named when nobody knows it', async () => {
    expect(await open(99_999, null)).toHaveDisplayValue('Tous les thèmes');
  });
});
