import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Json } from '@detour/shared-contracts/base';
import type { FragmentModule } from '@detour/shared-contracts/mount';
import {
  renderFragment,
  type RenderedFragment,
  type RenderFragmentOptions,
  plain,
  type RecordedApi,
} from '@detour/remote-kit/testing';
import { createGiftFragment } from '../panel/create-gift-fragment';
import { recordedGiftApi } from '../testing/open-page';
import { messagesFor } from '../testing/view-tools';
import { readDrawerFacts } from './drawer-facts';
import { GiftDrawer } from './GiftDrawer';

const box = {
  code: 'SEA1N-D-EBOX',
  title: 'Une nuit au bord de la mer',
  price: 14_900,
  referencePrice: 19_900,
  coverUrl: '/images/sea/640_360.webp',
  open: true,
};

let rendered: RenderedFragment | null = null;

const show = async (
  change: Partial<RenderFragmentOptions> = {},
): Promise<RenderedFragment & { readonly recorded: RecordedApi }> => {
  const recorded = recordedGiftApi();
  const fragment: FragmentModule = createGiftFragment(GiftDrawer, recorded.api);
  rendered = await renderFragment(fragment, {
    remote: 'remote-gifting',
    path: '/cadeau/p/bord-de-mer/SEA1N-D-EBOX',
    messages: messagesFor.fr_FR,
    flags: { physicalVoucher: true },
    props: box,
    ...change,
  });
  return { ...rendered, recorded };
};

const confirm = () => screen.getByTestId('gift-offer-button');

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
});

describe('the drawer of a box', () => {
  it('shows features, format, texts, price and the button [GIFT-023] [GIFT-024] [GIFT-025]', async () => {
    await show();
    const drawer = screen.getByRole('dialog', { name: 'Choisissez le format' });
    expect(drawer).toHaveTextContent('Valable 12 mois');
    expect(drawer).toHaveTextContent('Échangeable');
    expect(drawer).toHaveTextContent('Pour 2 personnes');
    expect(screen.getByTestId('gift-format-digital')).toBeChecked();
    expect(screen.getByTestId('product-price')).toHaveAttribute('data-amount', '14900');
    expect(plain(screen.getByTestId('product-price').textContent ?? '')).toContain('−25 %');
    expect(confirm()).toHaveTextContent(/^Offrir$/);
  });

  it('is a sheet from the bottom on small screens [GIFT-023]', async () => {
    const { element } = await show();
    expect(element.querySelector('[data-dialog="sheet"]')).toBeInTheDocument();
  });

  it('renders nothing while closed', async () => {
    const { element } = await show({ props: { ...box, open: false } });
    expect(element.querySelector('[data-dialog]')).toBeNull();
  });

  it('asks for texts with the digital format only [GIFT-026]', async () => {
    await show();
    expect(screen.getByTestId('gift-from-name')).toBeInTheDocument();
    const physical = screen.getByTestId('gift-format-physical');
    await waitFor(() => expect(physical).toBeEnabled());
    await userEvent.click(physical);
    expect(screen.queryByTestId('gift-from-name')).toBeNull();
    expect(screen.queryByTestId('gift-message')).toBeNull();
  });

  it('switches the code with the format [GIFT-006] [GIFT-007]', async () => {
    const { host } = await show();
    const physical = screen.getByTestId('gift-format-physical');
    await waitFor(() => expect(physical).toBeEnabled());
    await userEvent.click(physical);
    expect(host.navigation.location().hash).toContain('giftFormat=physical');
    await userEvent.click(confirm());
    expect(host.navigated).toEqual(['/gift/checkout?code=SEA1N-P-EBOX&giftFormat=physical']);
  });

  it('accepts empty texts and removes stored ones [GIFT-027] [GIFT-029]', async () => {
    const { host } = await show({ stored: { giftCustomization: '{"fromName":"Camille","message":""}' } });
    await userEvent.clear(screen.getByTestId('gift-from-name'));
    await userEvent.click(confirm());
    expect(host.stored.has('giftCustomization')).toBe(false);
    expect(host.navigated).toEqual(['/gift/checkout?code=SEA1N-D-EBOX&giftFormat=digital']);
  });

  it('stores both fields when one is filled, closes, then opens the checkout [GIFT-028] [GIFT-030] [GIFT-058] [ANALYT-002]', async () => {
    const { host } = await show();
    await userEvent.type(screen.getByTestId('gift-message'), 'Bon voyage');
    expect(host.stored.has('giftCustomization')).toBe(false);
    await userEvent.click(confirm());
    expect(host.stored.get('giftCustomization')).toBe('{"fromName":"","message":"Bon voyage"}');
    expect(host.emitted).toEqual([
      {
        name: 'gifting.added-to-cart@1',
        payload: { kind: 'box', id: 'SEA1N-D-EBOX', amount: 14_900, format: 'digital', boxPrice: 14_900 },
      },
      {
        name: 'gifting.item-personalised@1',
        payload: { id: 'SEA1N-D-EBOX', price: 14_900, format: 'digital', locale: 'fr_FR', boxPrice: 14_900 },
      },
      { name: 'gifting.drawer-closed@1', payload: {} },
    ]);
    expect(host.navigated).toHaveLength(1);
  });

  it('stays open when a text is invalid', async () => {
    const { host } = await show();
    await userEvent.type(screen.getByTestId('gift-from-name'), '42');
    await userEvent.click(confirm());
    expect(screen.getByTestId('gift-from-name')).toHaveFocus();
    expect(host.navigated).toEqual([]);
    expect(host.emitted.map(({ name }) => name)).toEqual(['gifting.added-to-cart@1']);
  });

  it('notifies the page when the visitor closes it', async () => {
    const { host, update, element } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(host.emitted).toEqual([{ name: 'gifting.drawer-closed@1', payload: {} }]);
    expect(host.navigated).toEqual([]);
    await update({ ...box, open: false });
    expect(element.querySelector('dialog[open]')).toBeNull();
  });

  it('has no axe violations', async () => {
    const { element } = await show();
    const { violations } = await axe.run(element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('mounts and unmounts twice without leaks', async () => {
    for (const title of ['Une nuit', 'Deux nuits']) {
      const { element } = await show({ props: { ...box, title } });
      expect(screen.getByText(title)).toBeInTheDocument();
      await rendered?.unmount();
      expect(element).toBeEmptyDOMElement();
      rendered = null;
    }
  });
});

describe('the view of a box in the drawer', () => {
  it.each<Json>([
    null,
    [],
    'box',
    {},
    { code: '', price: 3 },
    { code: 'A', price: '12' },
    { code: 'A', price: 1.5 },
  ])('is nothing in %j', (props) => {
    expect(readDrawerFacts(props)).toBeNull();
  });

  it('has no discount without a reference price', () => {
    expect(readDrawerFacts({ code: 'A', price: 300 })).toMatchObject({ referencePrice: 300, open: false });
  });
});
