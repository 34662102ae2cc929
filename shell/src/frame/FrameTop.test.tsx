import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import { recorded } from '@detour/shared-contracts/recorded';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { noContent } from './content/frame-content';
import { frameLinks } from './frame-links';
import { FrameTop, type FrameTopProps } from './FrameTop';
import { bannerOf, contentOf, navigationOf, promoBarOf } from './testing/frame-content.fixture';
import { brokenRules, renderFrame, routeTo, siteFor, type SiteChange } from './testing/render-frame';

const propsFor = (
  locale: Locale,
  path: string,
  change: Partial<FrameTopProps> & { flags?: SiteChange['flags'] } = {},
): FrameTopProps => {
  const { flags, ...rest } = change;
  return {
    site: siteFor(locale, flags ? { flags: { boxes: true, ...flags } } : {}),
    flow: 'booking',
    route: routeTo(locale, path),
    links: frameLinks(locale),
    content: noContent,
    ...rest,
  };
};

const href = (testId: string): string | null => screen.getByTestId(testId).getAttribute('href');

describe('the header', () => {
  it('links the logo to the home page [HDR-001]', () => {
    renderFrame(<FrameTop {...propsFor('fr_BE', '/fr/recherche')} />, 'fr_BE');
    expect(href('logo')).toBe('/fr/');
    expect(screen.getByTestId('logo')).toHaveAccessibleName('Détour, page d’accueil');
  });

  it('links help to contact and shows an account menu [HDR-002] [HDR-007]', () => {
    renderFrame(<FrameTop {...propsFor('nl_BE', '/nl/')} />, 'nl_BE');
    expect(href('help-button')).toBe('/nl/contact');
    expect(screen.getByTestId('account-menu')).toHaveAccessibleName('Inloggen');
  });

  it.each([
    [true, '/cadeau'],
    [false, '/giftcard/customization'],
  ])('links gifts to an existing page (boxes on: %s)', (boxes, path) => {
    renderFrame(<FrameTop {...propsFor('fr_FR', '/', { flags: { boxes } })} />);
    expect(href('gift-button')).toBe(path);
  });

  it('links the account menu to sign-in with the return path [HDR-016] [ROUTE-008]', () => {
    renderFrame(<FrameTop {...propsFor('fr_FR', '/sejours/recherche/p12')} />);
    expect(href('account-menu')).toBe('/account/signin?origin=%2Fsejours%2Frecherche%2Fp12');
  });

  it('switches between booking and gifting by links to the home page [FLOW-008] [FLOW-009]', () => {
    renderFrame(<FrameTop {...propsFor('es_ES', '/', { flow: 'gifting' })} />, 'es_ES');
    expect(href('flow-booking')).toBe('/?flow=booking');
    expect(href('flow-gifting')).toBe('/?flow=gifting');
    expect(screen.getByTestId('flow-gifting')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByTestId('flow-booking')).not.toHaveAttribute('aria-current');
    expect(screen.queryByTestId('flow-hotel')).toBeNull();
    expect(screen.queryByTestId('flow-activity')).toBeNull();
  });

  it.each([
    ['/cadeau', 'flow-gifting'],
    ['/recherche', 'flow-booking'],
  ])('marks the current tab on %s', (path, testId) => {
    renderFrame(<FrameTop {...propsFor('fr_FR', path)} />);
    const current = within(screen.getByTestId('flow-toggle')).getByRole('link', { current: true });
    expect(current).toBe(screen.getByTestId(testId));
  });

  it('keeps the search when its flow is switched, changing path and flow parameter [SRCH-045]', () => {
    const location = { search: '', hash: '#city=1&sort=promo&stars=4' };
    const flags = { activityOnly: true };
    renderFrame(<FrameTop {...propsFor('fr_FR', '/recherche', { flags })} location={location} />);
    expect(href('flow-gifting')).toBe('/recherche?flow=gifting#city=1&stars=4');
    expect(href('flow-activity')).toBe('/activites?flow=activity');
  });

  it('adds hotels and activities only with their flags', () => {
    renderFrame(<FrameTop {...propsFor('fr_FR', '/', { flags: { hotelFlow: true, activityOnly: true } })} />);
    const tabs = within(screen.getByTestId('flow-toggle')).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Réserver', 'Offrir', 'Hôtels', 'Activités']);
    expect(href('flow-activity')).toBe('/activites');
  });

  it.each([
    ['shows favourites with their flag', { wishlist: true }, true],
    ['shows none without it', {}, false],
    ['hides them where customer accounts are on [HDR-005]', { wishlist: true, customerAccount: true }, false],
  ])('%s', (_, flags, shown) => {
    renderFrame(<FrameTop {...propsFor('fr_FR', '/', { flags })} />);
    expect(screen.queryByTestId('wishlist-button') !== null).toBe(shown);
  });

  it('links to the favourites page when customer accounts are on, in Belgium only in the menu [HDR-005]', () => {
    const flags = { wishlist: true, customerAccount: true };
    const french = renderFrame(<FrameTop {...propsFor('fr_FR', '/', { flags })} />);
    expect(href('wishlist-link')).toBe('/account/wishlist');
    french.unmount();
    renderFrame(<FrameTop {...propsFor('fr_BE', '/fr/', { flags })} />, 'fr_BE');
    expect(screen.queryByTestId('wishlist-link')).toBeNull();
  });

  it('offers languages in Belgium only, on the same page [I18N-005]', () => {
    const belgian = renderFrame(<FrameTop {...propsFor('fr_BE', '/fr/sejours/recherche/p12')} />, 'fr_BE');
    const options = within(screen.getByTestId('locale-selector')).getAllByTestId('locale-option');
    expect(options.map((option) => [option.dataset['locale'], option.getAttribute('href')])).toEqual([
      ['fr_BE', '/fr/sejours/recherche/p12'],
      ['nl_BE', '/nl/verblijven/zoeken/p12'],
    ]);
    expect(options[0]).toHaveAttribute('aria-current', 'true');
    belgian.unmount();
    renderFrame(<FrameTop {...propsFor('nl_NL', '/nl/')} />, 'nl_NL');
    expect(screen.queryByTestId('locale-selector')).toBeNull();
  });

  it('puts the language into the query when the path does not contain it [I18N-005]', () => {
    renderFrame(<FrameTop {...propsFor('nl_BE', '/account/signin')} />, 'nl_BE');
    const french = screen.getAllByTestId('locale-option')[0];
    expect(french).toHaveAttribute('href', '/account/signin?locale=fr_BE');
  });

  it('moves the focus past itself without changing the URL', async () => {
    document.body.insertAdjacentHTML('beforeend', '<main id="main" tabindex="-1"></main>');
    const main = document.getElementById('main');
    main!.scrollIntoView = () => undefined;
    renderFrame(<FrameTop {...propsFor('fr_FR', '/')} />);
    await userEvent.tab();
    expect(screen.getByTestId('skip-link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(main).toHaveFocus();
    expect(location.hash).toBe('');
    main?.remove();
  });

  it('opens its navigation in a dialog that a link, the button and Escape close', async () => {
    renderFrame(<FrameTop {...propsFor('fr_FR', '/')} />);
    const burger = screen.getByTestId('burger');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(burger);
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    const names = within(dialog)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual([
      'Accueil',
      'Tous les séjours',
      'Idées cadeaux',
      'J’ai reçu un cadeau',
      'Aide',
      'Se connecter',
      'Retrouver ma réservation',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(burger);
    within(screen.getByRole('dialog'))
      .getAllByRole('link')[1]!
      .addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('link', { name: 'Tous les séjours' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the icons of its links, in bold what stands out, and nothing for an icon of newer content [NAV-003]', async () => {
    const [menu] = recorded('navigation').links;
    const [sections = []] = [menu?.children];
    const newer = { ...sections[0]!, _id: 'newer', icon: 'submarine' };
    const content = contentOf({ navigation: [{ ...menu!, children: [...sections, newer] }] });
    renderFrame(<FrameTop {...propsFor('fr_FR', '/', { content })} />);
    await userEvent.click(screen.getByTestId('inspirations'));
    const iconsOf = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector<HTMLElement>('[data-icon]')?.dataset['icon']);
    expect(iconsOf('Inspirations')).toEqual(['themes', 'areas', 'houses', 'moments', undefined]);
    expect(iconsOf('Vos envies')[0]).toBe('sea');
    await userEvent.click(screen.getByRole('button', { name: 'À quel moment' }));
    const [nearest, later] = within(screen.getByRole('list', { name: 'À quel moment' })).getAllByRole('link');
    expect(nearest).toHaveStyle({ fontWeight: 640 });
    expect(later).toHaveStyle({ fontWeight: 520 });
  });

  it('shows the theme of the week in its menus, which a click closes [NAV-004]', async () => {
    const weeklyTheme = {
      themaTitle: 'Le détour de la semaine',
      description: 'Un bain chaud.',
      weekendUrl: '/recherche#theme=26',
    };
    const content = contentOf({ navigation: navigationOf(), weeklyTheme });
    renderFrame(<FrameTop {...propsFor('fr_FR', '/', { content })} />);
    for (const opener of ['burger', 'inspirations']) {
      await userEvent.click(screen.getByTestId(opener));
      const link = screen.getByRole('link', { name: /Le détour de la semaine\s*Un bain chaud\./ });
      expect(link).toHaveAttribute('href', '/recherche#theme=26');
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      expect(screen.queryByTestId('weekly-theme')).toBeNull();
    }
  });

  it.each(locales)('has no accessibility violations in %s', async (locale) => {
    const home = frameLinks(locale).home;
    const { container } = renderFrame(
      <FrameTop
        {...propsFor(locale, home, {
          flags: { wishlist: true, hotelFlow: true, activityOnly: true },
          content: contentOf({
            promoBars: [promoBarOf()],
            banners: [bannerOf()],
            navigation: navigationOf(),
          }),
        })}
      />,
      locale,
    );
    expect(await brokenRules(container)).toEqual([]);
  });
});

describe('the simplified header', () => {
  it('has the logo and a back chevron, and no other links [HDR-009]', () => {
    renderFrame(<FrameTop {...propsFor('fr_FR', '/booking/payment')} />);
    const header = screen.getByTestId('header');
    expect(within(header).getAllByRole('link')).toHaveLength(2);
    expect(within(header).getByText('Paiement sécurisé')).toBeInTheDocument();
    expect(screen.queryByTestId('flow-toggle')).toBeNull();
  });

  it.each([
    ['fr_FR', 'Votre commande'],
    ['fr_BE', 'Votre commande'],
    ['es_ES', 'Tu pedido'],
    ['nl_NL', 'Je bestelling'],
    ['nl_BE', 'Je bestelling'],
    ['it_IT', 'Il tuo ordine'],
  ] as const)('names the order after the payment in %s [HDR-009]', (locale, name) => {
    const path = `/confirmation/3b1f8a52-0c11-4f7e-9d67-0a4f3f0a9f10`;
    renderFrame(<FrameTop {...propsFor(locale, path)} />, locale);
    const header = screen.getByTestId('header');
    expect(within(header).getByText(name)).toBeInTheDocument();
    expect(within(header).getAllByRole('link')).toHaveLength(2);
  });

  it('goes back in history without a better target, and home without a script [HDR-012]', async () => {
    const onBack = jest.fn();
    renderFrame(<FrameTop {...propsFor('fr_FR', '/booking/payment', { onBack })} />);
    const chevron = screen.getByRole('link', { name: 'Retour' });
    expect(chevron).toHaveAttribute('href', '/');
    await userEvent.click(chevron);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('links to the stay being booked [HDR-010]', () => {
    const criteria = parseCriteria('#id=p12&a=3', Date.parse('2026-11-21T10:00:00Z'), 'fr_FR');
    renderFrame(<FrameTop {...propsFor('fr_FR', '/booking/summary', { criteria })} />);
    expect(screen.getByRole('link', { name: 'Retour au séjour' })).toHaveAttribute(
      'href',
      '/sejours/recherche/p12#a=3',
    );
  });
});
