import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wishlistFixture } from '../testing/account.fixture';
import { closePages, lost, type OpenedPage, openPage } from '../testing/open-page';

let rendered: OpenedPage;

afterEach(closePages);

const flags = { wishlist: true };
const two = () => ({ items: [wishlistFixture('a'), wishlistFixture('x', { type: 'ACTIVITY' })] });
const items = () =>
  screen.queryAllByTestId('wishlist-item').map(({ dataset }) => `${dataset['type']} ${dataset['id']}`);

describe('the wishlist page', () => {
  it('lists stays and activities with their links [ACC-006]', async () => {
    rendered = await openPage('/account/wishlist', { wishlist: two }, { flags });
    expect(await screen.findByRole('link', { name: 'Séjour a' })).toHaveAttribute(
      'href',
      '/sejours/recherche/a',
    );
    expect(screen.getByRole('link', { name: 'Séjour x' })).toHaveAttribute(
      'href',
      '/sejours/recherche/activity/x',
    );
    expect(items()).toEqual(['STAY a', 'ACTIVITY x']);
  });

  it('shows the lowest total of each, including all taxes and where they are paid', async () => {
    const price = {
      sellPrice: 16_000,
      refPrice: 20_000,
      promo: 20,
      localTaxTotalAmount: 650,
      amountToPay: 16_000,
      nights: 2,
      participants: 2,
    };
    const activity = { ...price, localTaxTotalAmount: 0, nights: 0 };
    const items = [
      wishlistFixture('a', { price }),
      wishlistFixture('x', { type: 'ACTIVITY', price: activity }),
      wishlistFixture('gone'),
    ];
    rendered = await openPage('/account/wishlist', { wishlist: () => ({ items }) }, { flags });
    const [stay, day, gone] = await screen.findAllByTestId('wishlist-item');
    const priceIn = (card?: HTMLElement) => within(card!).queryByTestId('wishlist-price')?.textContent;
    expect(priceIn(stay)).toBe(
      '2 nuits pour 2 personnestaxes comprises, dont 6,50\u00a0€ sur placeà partir de167\u00a0€',
    );
    expect(priceIn(day)).toBe('pour 2 personnestaxes comprisesà partir de160\u00a0€');
    expect(priceIn(gone)).toBeUndefined();
  });

  it('works without an account and offers sign-in to keep the list [WISH-007]', async () => {
    rendered = await openPage('/account/wishlist', { wishlist: two }, { flags });
    const page = within(await screen.findByTestId('page-wishlist'));
    expect(page.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/account/signin?origin=%2Faccount%2Fwishlist',
    );
    expect(rendered.host.navigated).toEqual([]);
  });

  it('removes an item and restores it', async () => {
    const removeFromWishlist = jest.fn(() => ({ items: [{ type: 'ACTIVITY', id: 'x' }] }));
    const addToWishlist = jest.fn(() => two());
    rendered = await openPage(
      '/account/wishlist',
      { wishlist: two, removeFromWishlist, addToWishlist },
      { flags },
    );
    const heart = await screen.findByRole('button', { name: /^Favoris.: Séjour a$/ });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    expect(items()).toEqual(['ACTIVITY x']);
    expect(removeFromWishlist).toHaveBeenCalledWith(
      expect.objectContaining({ params: { type: 'STAY', id: 'a' } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(items()).toEqual(['STAY a', 'ACTIVITY x']);
  });

  it('shows an empty state with a link to search [WISH-002]', async () => {
    rendered = await openPage('/account/wishlist', { wishlist: () => ({ items: [] }) }, { flags });
    expect(
      await screen.findByRole('heading', { name: 'Vous n’avez encore aucun favori.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ajouter des favoris' })).toHaveAttribute('href', '/recherche');
  });

  it('offers a retry', async () => {
    const wishlist = jest.fn().mockReturnValue(lost);
    rendered = await openPage('/account/wishlist', { wishlist }, { flags });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    wishlist.mockReturnValue(two());
    await userEvent.click(retry);
    expect(await screen.findAllByTestId('wishlist-item')).toHaveLength(2);
  });
});
