import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OffersRequest } from '@detour/shared-contracts/api';
import { splitQuery } from '../results/split/SplitLayout';
import { offerOf, offersOf } from '../testing/offer.fixture';
import { renderSearch, unmountAll } from '../testing/render';

const { matchMedia, scrollTo } = window;

// jsdom has no layout: without a size the map shows nothing.
const sizes = ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const;

const scrolled: string[] = [];

beforeEach(() => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === splitQuery });
  window.scrollTo = () => undefined;
  for (const name of sizes)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 800 });
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.dataset['id'] ?? '');
  };
  scrolled.length = 0;
});

afterEach(async () => {
  await unmountAll();
  window.matchMedia = matchMedia;
  window.scrollTo = scrollTo;
  for (const name of [...sizes, 'scrollIntoView']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const at = (id: string, lat: number, lng: number) => {
  const card = offerOf({ id, label: `Séjour ${id}` });
  return { ...card, hotel: { ...card.hotel, id: `h${id}`, location: { ...card.hotel.location, lat, lng } } };
};

const cards = [at('w1', 49.7, 0.2), at('w2', 43.3, 5.4)];

const open = async () => {
  const asked: OffersRequest[] = [];
  const page = await renderSearch(
    {
      offers: ({ body }: { body?: unknown }) => {
        asked.push(body as OffersRequest);
        return offersOf(cards);
      },
      recommended: () => [],
    },
    { path: '/recherche', hash: 'stars=4' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
  const map = await screen.findByTestId('split-map');
  await waitFor(() => expect(within(map).getAllByTestId('map-marker')).toHaveLength(2));
  const marker = (id: string): HTMLElement =>
    within(map)
      .getAllByTestId('map-marker')
      .find((element) => element.dataset['id'] === id) as HTMLElement;
  return { page, map, marker, asked };
};

describe('the map beside the results', () => {
  it('shows each stay with its price, in a view that holds them all, and no dialog', async () => {
    const { marker } = await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(marker('w1')).toHaveTextContent('€');
    expect(screen.getAllByTestId('result-card')).toHaveLength(2);
  });

  it('lights up the marker of the card under pointer or focus', async () => {
    const { marker } = await open();
    const [card] = screen.getAllByTestId('result-card') as [HTMLElement];
    await userEvent.hover(within(card).getAllByRole('link')[0] as HTMLElement);
    expect(marker('w1')).toHaveAttribute('data-lit', 'true');
    expect(marker('w2')).not.toHaveAttribute('data-lit');
    await userEvent.unhover(card);
    await waitFor(() => expect(marker('w1')).not.toHaveAttribute('data-lit'));
  });

  it('lights up the card of the marker under the pointer, and shows it in the list on a press', async () => {
    const { marker, map } = await open();
    const card = (): HTMLElement => screen.getAllByTestId('result-card')[1] as HTMLElement;
    expect(getComputedStyle(card()).outline).not.toContain('2px');
    await userEvent.hover(marker('w2'));
    expect(getComputedStyle(card()).outline).toContain('2px');
    await userEvent.click(marker('w2'));
    expect(scrolled).toContain('w2');
    expect(within(map).getByRole('link', { name: 'Séjour w2' })).toBeInTheDocument();
  });

  it('offers to search where the visitor has moved it, around that centre', async () => {
    const { page, map, asked } = await open();
    expect(screen.queryByTestId('map-search-here')).toBeNull();
    await userEvent.click(within(map).getByRole('button', { name: 'Zoomer' }));
    await userEvent.click(await screen.findByTestId('map-search-here'));
    expect(page.host.navigated.at(-1)).toMatch(
      /^\/recherche\?.*#.*distanceMax=\d+&lat=[\d.]+&lng=[\d.]+&stars=4/,
    );
    await waitFor(() =>
      expect(asked.at(-1)?.searchCriteria).toMatchObject({
        stars: '4',
        distanceMax: expect.any(Number) as number,
      }),
    );
    expect(screen.queryByTestId('map-search-here')).toBeNull();
    expect(screen.getByTestId('split-map')).toBeInTheDocument();
  });

  it('is hidden again by its button', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Masquer la carte' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button);
    expect(screen.queryByTestId('split-map')).toBeNull();
    expect(screen.getByRole('button', { name: 'Voir sur la carte' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});
