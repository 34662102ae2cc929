import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  renderFragment,
  type RenderedFragment,
  type RenderFragmentOptions,
} from '@detour/remote-kit/testing';
import { recordedGiftApi } from '../testing/open-page';
import { messagesFor } from '../testing/view-tools';
import { createGiftFragment } from './create-gift-fragment';
import { GiftPanel } from './GiftPanel';

const props = {
  productId: '123',
  title: 'Une parenthèse au château',
  hotel: 'Château de Valmerle',
  coverUrl: '/images/amboise-1/640_360.webp',
};

let rendered: RenderedFragment | null = null;

const show = async (change: Partial<RenderFragmentOptions> = {}): Promise<RenderedFragment> => {
  rendered = await renderFragment(createGiftFragment(GiftPanel, recordedGiftApi().api), {
    remote: 'remote-gifting',
    path: '/sejours/recherche/123?flow=gifting',
    messages: messagesFor.fr_FR,
    flags: { physicalVoucher: true },
    props,
    ...change,
  });
  return rendered;
};

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
});

describe('the gift panel on the page of a stay', () => {
  it('shows the whole setup [GIFT-001] [GIFT-021]', async () => {
    const { element } = await show();
    expect(await screen.findAllByTestId('gift-nights')).toHaveLength(3);
    expect(screen.getByTestId('gift-format-digital')).toBeChecked();
    expect(screen.getByTestId('gift-message')).toBeInTheDocument();
    expect(element.querySelector('h1')).toBeNull();
    const title = screen.getByRole('heading', { level: 2 });
    expect(title).toHaveAccessibleName(/Une parenthèse au château/);
  });

  it('collapses the card and its optional texts, and keeps them open once there are some', async () => {
    const { element } = await show();
    await screen.findAllByTestId('gift-nights');
    const fold = element.querySelector('details')!;
    expect(fold.open).toBe(false);
    expect([...element.querySelectorAll('figure')].every((card) => fold.contains(card))).toBe(true);
    expect(fold.contains(screen.getByTestId('gift-offer-button'))).toBe(false);
    await userEvent.click(screen.getByText('Votre message', { selector: 'h3' }));
    expect(fold.open).toBe(true);
    expect(screen.getByRole('figure')).toBeInTheDocument();
    const message = screen.getByTestId('gift-message');
    await userEvent.type(message, 'Bon');
    await userEvent.clear(message);
    expect(fold.open).toBe(true);
  });

  it('offers the stay without dates [GIFT-022] [GIFT-019]', async () => {
    const { host } = await show({ hash: 'giftNights=3' });
    await userEvent.click(await screen.findByRole('button', { name: 'Offrir sans dates' }));
    expect(host.navigated).toEqual([
      '/gift/checkout?kind=single-voucher&id=123&flow=gifting&giftNights=3&bucket=comfort&giftFormat=digital',
    ]);
  });

  it('keeps the rest of the hash when the nights change [GIFT-003]', async () => {
    const { host } = await show({ hash: 'a=3' });
    await userEvent.click(await screen.findByRole('radio', { name: /2 nuits/ }));
    expect(host.navigation.location().hash).toBe('#a=3&giftAdult=2&giftNights=2');
  });

  it('focuses its title only when the visitor has opened it [P21]', async () => {
    await show({ props: { ...props, focused: true } });
    expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
    await rendered?.unmount();
    await show();
    expect(await screen.findByRole('heading', { level: 2 })).not.toHaveFocus();
  });

  it('renders nothing without a product', async () => {
    const { element } = await show({ props: { title: 'Sans identifiant' } });
    expect(element).toBeEmptyDOMElement();
  });

  it('has no axe violations', async () => {
    const { element } = await show();
    await screen.findAllByTestId('gift-nights');
    const { violations } = await axe.run(element, {
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        // The page contains the fragment below an h2 of its own.
        'heading-order': { enabled: false },
      },
    });
    expect(violations).toEqual([]);
  });

  it('mounts and unmounts twice without leaks', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { element, unmount } = await show();
      await screen.findAllByTestId('gift-nights');
      await unmount();
      expect(element).toBeEmptyDOMElement();
      rendered = null;
    }
  });
});
