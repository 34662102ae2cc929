import { act, screen, within } from '@testing-library/react';
import { locales } from '@detour/shared-contracts/sites';
import { CrashPage } from './CrashPage';
import { frameLinks } from '../frame-links';
import { NotFoundPage, type NotFoundPageProps } from './NotFoundPage';
import { servicesOf } from '../testing/frame-services.fixture';
import { brokenRules, renderFrame } from '../testing/render-frame';

const article = (id: string) => ({
  id,
  title: `Article ${id}`,
  url: `/lp/${id}`,
  image: { sizes: { '640_480': `/images/${id}/640_480` }, url: `/images/${id}/640_480.webp`, alt: '' },
});

const propsFor = (change: Partial<NotFoundPageProps> = {}): NotFoundPageProps => ({
  links: frameLinks('fr_FR'),
  articles: [article('a'), article('b')],
  onShown: () => undefined,
  ...change,
});

const settle = (): Promise<void> => act(async () => undefined);

describe('the not-found page', () => {
  it('shows the error code, and links to home and search [NOTF-001] [NOTF-002] [NOTF-003]', () => {
    renderFrame(<NotFoundPage {...propsFor()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oups !');
    expect(
      screen.getByText('Nous ne trouvons pas la page que vous cherchez. Code d’erreur : 404'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Voir tous les séjours' })).toHaveAttribute('href', '/recherche');
  });

  it('lists current articles, and no empty block without any [NOTF-012]', () => {
    const { change } = renderFrame(<NotFoundPage {...propsFor()} />);
    const list = screen.getByRole('list', { name: 'La sélection du moment' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Article a', '/lp/a'],
      ['Article b', '/lp/b'],
    ]);
    change(<NotFoundPage {...propsFor({ articles: [] })} />);
    expect(screen.queryByText('La sélection du moment')).toBeNull();
  });

  it('logs its display once', () => {
    const onShown = jest.fn();
    const { change } = renderFrame(<NotFoundPage {...propsFor({ onShown })} />);
    change(<NotFoundPage {...propsFor({ onShown, articles: [] })} />);
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it('makes no search without a hotel [NOTF-007]', async () => {
    const findOtherOffer = jest.fn();
    renderFrame(<NotFoundPage {...propsFor({ findOtherOffer })} />);
    await settle();
    expect(findOtherOffer).not.toHaveBeenCalled();
  });

  it.each([
    [
      'becomes the expired-offer view when the hotel has another offer',
      { hotelId: 'h7', hotel: 'Maison' },
      true,
    ],
    ['stays what it is when it has none', null, false],
  ])('%s [NOTF-006] [NOTF-008]', async (_, answer, switched) => {
    const findOtherOffer = jest.fn(() => Promise.resolve(answer));
    const mountFragment = jest.fn(servicesOf().mountFragment);
    renderFrame(
      <NotFoundPage {...propsFor({ hotelId: 'h7', findOtherOffer })} />,
      'fr_FR',
      servicesOf({ mountFragment }),
    );
    await settle();
    expect(findOtherOffer.mock.calls).toEqual([['h7']]);
    expect(screen.queryByTestId('page-not-found') !== null).toBe(!switched);
    const expired = mountFragment.mock.calls
      .map(([, request]) => request)
      .find(({ name }) => name === 'expired-offers');
    expect(expired).toEqual(
      switched
        ? { remote: 'remote-product', name: 'expired-offers', props: { hotelId: 'h7', hotel: 'Maison' } }
        : undefined,
    );
  });

  it('has its owner’s search box, and works without it [NOTF-011]', async () => {
    const mountFragment = jest.fn(servicesOf().mountFragment);
    renderFrame(<NotFoundPage {...propsFor()} />, 'fr_FR', servicesOf({ mountFragment }));
    await settle();
    expect(mountFragment.mock.calls.map(([, request]) => request)).toEqual([
      { remote: 'remote-search', name: 'searchbox', props: { placeLabel: '' } },
    ]);
    expect(screen.getByTestId('page-not-found')).toBeInTheDocument();
  });

  it('stays unchanged when that search fails [NOTF-008]', async () => {
    const findOtherOffer = () => Promise.reject(new Error('network'));
    renderFrame(<NotFoundPage {...propsFor({ hotelId: 'h7', findOtherOffer })} />);
    await settle();
    expect(screen.getByTestId('page-not-found')).toBeInTheDocument();
  });

  it.each(locales)('has no accessibility violations in %s', async (locale) => {
    const { container } = renderFrame(<NotFoundPage {...propsFor()} />, locale);
    expect(await brokenRules(container)).toEqual([]);
  });
});

describe('the crash page', () => {
  it('shows its message and links to the home page [SHELL-002] [SHELL-003]', () => {
    renderFrame(<CrashPage homeHref="/nl/" onReload={() => undefined} />, 'nl_NL');
    expect(screen.getByTestId('page-error')).toHaveTextContent(
      'Het lijkt erop dat deze pagina op vakantie is',
    );
    expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/nl/');
  });

  it.each(locales)('has no accessibility violations in %s', async (locale) => {
    const { container } = renderFrame(<CrashPage homeHref="/" onReload={() => undefined} />, locale);
    expect(await brokenRules(container)).toEqual([]);
  });
});
