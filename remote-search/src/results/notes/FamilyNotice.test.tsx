import { screen } from '@testing-library/react';
import { manyOffers, offersOf } from '../../testing/offer.fixture';
import { renderSearch, unmountAll } from '../../testing/render';

const open = (hash: string) =>
  renderSearch(
    { offers: () => offersOf(manyOffers(24), { totalCount: 60 }), recommended: () => [] },
    { path: '/recherche', hash },
  );

const notice = () => screen.queryByRole('link', { name: /^Envie des plus belles expériences en famille/ });

afterEach(unmountAll);

describe('the family notice', () => {
  it.each(['c=1', 'b=2', 'c=1&theme=23'])('is shown for %s [SRCH-022]', async (hash) => {
    await open(hash);
    expect(notice()).toBeVisible();
  });

  it.each(['', 'a=4', 'c=1&theme=39'])('is hidden for "%s" [SRCH-024]', async (hash) => {
    await open(hash);
    expect(notice()).toBeNull();
  });

  it('links to the family theme [SRCH-023]', async () => {
    await open('c=1');
    expect(notice()).toHaveAttribute('href', '/recherche?from=searchbar#c=1&s=1&theme=39');
  });
});
