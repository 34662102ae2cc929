import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { globalCss } from '@detour/shared-ui';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { noContent, type FrameContent } from './frame-content';
import { frameLinks } from '../frame-links';
import { FrameTop, type FrameTopProps } from '../FrameTop';
import { bannerOf, contentOf, giftBlock, navigationOf, promoBarOf } from '../testing/frame-content.fixture';
import { servicesOf } from '../testing/frame-services.fixture';
import { brokenRules, renderFrame, routeTo, siteFor, type SiteChange } from '../testing/render-frame';

interface TopOptions {
  readonly locale?: Locale;
  readonly flow?: Flow;
  readonly site?: SiteChange;
  readonly account?: FrameTopProps['account'];
}

const top = (path: string, content: FrameContent, options: TopOptions = {}) => {
  const { locale = 'fr_FR', flow = 'booking', site = {}, account } = options;
  return (
    <FrameTop
      site={siteFor(locale, site)}
      flow={flow}
      route={routeTo(locale, path)}
      links={frameLinks(locale)}
      content={content}
      {...(account ? { account } : {})}
    />
  );
};

const bar = (): HTMLElement | null => screen.queryByTestId('promo-bar');
const banner = (): HTMLElement | null => screen.queryByTestId('announcement-banner');

describe('the promo bar', () => {
  const bars = contentOf({
    promoBars: [
      promoBarOf({ pages: ['home', 'search'] }),
      promoBarOf({ internalCode: 'gift', flow: 'gifting', pages: ['home'] }),
    ],
  });

  it.each([
    ['/', 'booking', 'total-price'],
    ['/', 'gifting', 'gift'],
    ['/recherche', 'booking', 'total-price'],
    ['/recherche', 'gifting', undefined],
    ['/sejours/recherche/p1', 'booking', undefined],
    ['/account/signin', 'booking', undefined],
    ['/booking/payment', 'booking', undefined],
  ] as const)('is on %s in %s: %s [PROMO-001]', (path, flow, code) => {
    renderFrame(top(path, bars, { flow }));
    expect(bar()?.dataset['code']).toBe(code);
  });

  it('is hidden without content [PROMO-001]', () => {
    renderFrame(top('/', noContent));
    expect(bar()).toBeNull();
  });

  it('opens a link with newTab in a new tab, and announces it [PROMO-004]', () => {
    renderFrame(top('/', bars));
    const link = screen.getByRole('link', { name: 'Voir les séjours (s’ouvre dans un nouvel onglet)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it.each([
    ['draws the ground and font of its palette [PROMO-005]', '#f4d9ae', 'rgb(244, 217, 174)'],
    ['takes no CSS that is not a colour', 'red;} body{display:none', 'var(--color-surface-brand)'],
  ])('%s', (_, background, drawn) => {
    const colorPalette = { background, font: 'dark' as const };
    renderFrame(top('/', contentOf({ promoBars: [promoBarOf({ colorPalette })] })));
    expect(getComputedStyle(screen.getByTestId('promo-bar')).background).toBe(drawn);
  });

  it('counts down in the browser only, to the end of the promotion [PROMO-010] [PROMO-012]', () => {
    const countdown = { start: '2026-11-15T00:00:00Z', end: '2026-11-23T12:00:00Z' };
    const content = contentOf({ promoBars: [promoBarOf({ countdown })] });
    const server = renderFrame(top('/', content));
    expect(screen.queryByRole('timer')).toBeNull();
    server.unmount();
    const before = renderFrame(top('/', content), 'fr_FR', servicesOf());
    expect(screen.getByRole('timer')).toHaveTextContent(/Se termine dans 2\s*j 2\s*h/);
    before.unmount();
    const over = { ...servicesOf().clock, now: () => Date.parse('2026-11-24T00:00:00Z') };
    renderFrame(top('/', content), 'fr_FR', servicesOf({ clock: over }));
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('the announcement banner', () => {
  const banners = contentOf({
    banners: [
      bannerOf(),
      bannerOf({ page: 'search', flow: 'gifting', content: 'Sans date', link: { url: '/cadeau' } }),
      bannerOf({ page: 'product', content: '' }),
    ],
  });

  it.each([
    ['/', 'booking', 'Un beau détour'],
    ['/', 'gifting', ''],
    ['/recherche', 'gifting', 'Sans date'],
    ['/recherche', 'booking', ''],
  ] as const)('is on %s in %s: "%s" [BANNER-001]', (path, flow, words) => {
    renderFrame(top(path, banners, { flow }));
    expect(banner()).toHaveTextContent(words);
    expect(banner()?.dataset['state']).toBe(words === '' ? 'empty' : 'shown');
  });

  it('leaves an empty placeholder without content, and nothing on pages without a type [BANNER-005]', () => {
    const { change } = renderFrame(top('/sejours/recherche/p1', banners));
    expect(banner()).toBeEmptyDOMElement();
    change(top('/account/signin', banners));
    expect(banner()).toBeNull();
  });

  it('appears on the home page when its content has one, and is an empty placeholder otherwise [BANNER-007]', () => {
    const footer = { legal: true, newsletter: true, contact: true };
    const said = { content: 'Le <b>printemps</b>', colorVariation: 'nonsense', link: null };
    const { change } = renderFrame(top('/', contentOf({ home: { footer, announcementBanner: said } })));
    expect(banner()).toHaveTextContent('Le printemps');
    change(top('/', contentOf({ home: { footer, announcementBanner: null } })));
    expect(banner()).toBeEmptyDOMElement();
    change(top('/recherche', contentOf({ home: { footer, announcementBanner: said } })));
    expect(banner()).toBeEmptyDOMElement();
  });

  it('uses its link [BANNER-006]', () => {
    renderFrame(top('/recherche', banners, { flow: 'gifting' }));
    expect(within(banner()!).getByRole('link', { name: 'Sans date' })).toHaveAttribute('href', '/cadeau');
  });

  it('is the fallback in booking when the automatic discount is on [BANNER-003]', () => {
    const site = { flags: { autoDiscountBanner: true } };
    const { change } = renderFrame(top('/', banners, { site }));
    expect(banner()).toHaveTextContent(/10\s% de remise supplémentaire/);
    change(top('/', banners, { site, flow: 'gifting' }));
    expect(banner()).toBeEmptyDOMElement();
  });

  it('is hidden from customer care [BANNER-008]', () => {
    renderFrame(top('/', banners, { site: { mode: 'care' } }));
    expect(banner()).toBeNull();
  });
});

describe('the gift drawer', () => {
  const content = contentOf({ giftBlock });

  it.each(['es_ES', 'nl_BE', 'fr_BE', 'it_IT', 'nl_NL', 'fr_FR'] as const)(
    'opens from the gift button in %s with every gift option [HDR-003] [HDR-015] [PROMO-016]',
    async (locale) => {
      renderFrame(top(frameLinks(locale).home, content, { locale }), locale, servicesOf());
      await userEvent.click(screen.getByTestId('gift-button'));
      const dialog = screen.getByRole('dialog', { name: giftBlock.title });
      expect(
        within(dialog)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/cadeau', '/recherche?flow=gifting', '/giftcard/customization', '/activites']);
      expect(await brokenRules(dialog)).toEqual([]);
    },
  );

  it('lists available options only [PROMO-016]', async () => {
    const few = contentOf({ giftBlock: { ...giftBlock, boxURL: null, activityOnlyURL: null } });
    renderFrame(top('/', few), 'fr_FR', servicesOf());
    await userEvent.click(screen.getByTestId('gift-button'));
    expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(2);
  });

  it('is off in customer care, where the button links to the gift card [CARE-006] [CARE-007]', async () => {
    renderFrame(top('/', content, { site: { mode: 'care' } }), 'fr_FR', servicesOf());
    const button = screen.getByTestId('gift-button');
    expect(button).toHaveAttribute('href', '/giftcard/customization');
    button.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('favourites in the header', () => {
  const flags = { wishlist: true };

  it('open the drawer of the account remote, which closes itself [HDR-004]', async () => {
    const update = jest.fn();
    const mountFragment = jest.fn(() => ({ update, unmount: () => Promise.resolve() }));
    const services = servicesOf({ mountFragment });
    renderFrame(top('/', noContent, { site: { flags } }), 'fr_FR', services);
    expect(mountFragment).not.toHaveBeenCalled();
    await userEvent.click(screen.getByTestId('wishlist-button'));
    expect(mountFragment).toHaveBeenCalledWith(expect.any(HTMLElement), {
      loading: 'eager',
      remote: 'remote-account',
      name: 'wishlist-drawer',
      props: { open: true },
    });
    act(() => services.closeWishlist());
    expect(update).toHaveBeenLastCalledWith({ open: false });
  });

  it('are hidden on desktop in Belgium, and shown on other screens [HDR-006]', () => {
    const shown = (locale: Locale): string => {
      const { unmount } = renderFrame(
        top(frameLinks(locale).home, noContent, { locale, site: { flags } }),
        locale,
      );
      const rules = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .map(({ cssText }) => cssText)
        .join('');
      const item = screen.getByTestId('wishlist-button').closest('li')!.className;
      unmount();
      const rule = new RegExp(
        `@media \\(min-width: ?1280px\\)[^}]*\\.${item.split(' ')[0] || 'none'}[^}]*display: ?none`,
      );
      return item !== '' && rule.test(rules) ? 'hidden' : 'shown';
    };
    expect([shown('fr_FR'), shown('nl_BE')]).toEqual(['shown', 'hidden']);
  });
});

describe('the account menu', () => {
  const account = { isSignedIn: true, name: 'Camille' };

  it('opens a menu with profile, trips, gifts, wishlist and sign out [HDR-017]', async () => {
    const { container } = renderFrame(top('/', noContent, { account }), 'fr_FR', servicesOf());
    await userEvent.click(screen.getByRole('button', { name: 'Compte de Camille' }));
    const menu = within(screen.getByRole('dialog', { name: 'Mon compte' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account/settings/profile',
      '/account/trips',
      '/account/gifts',
      '/account/wishlist',
    ]);
    expect(menu.getByRole('button', { name: 'Se déconnecter' })).toBeInTheDocument();
    expect(await brokenRules(container)).toEqual([]);
  });

  it('ends the session once, and allows a retry after a failure [HDR-018]', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const signOut = jest.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
    renderFrame(top('/', noContent, { account }), 'fr_FR', servicesOf({ signOut }));
    await userEvent.click(screen.getByTestId('account-menu'));
    const button = screen.getByRole('button', { name: 'Se déconnecter' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(signOut).toHaveBeenCalledTimes(1);
    await act(async () => refuse(new Error('network')));
    expect(button).toBeEnabled();
  });

  it('offers the booking lookup when accounts are off, and sign-in when they are on [HDR-019] [HDR-020] [FLAG-017]', () => {
    const off = renderFrame(top('/', noContent, { site: { flags: {} } }));
    expect(screen.getByTestId('account-menu')).toHaveAttribute('href', '/booking/lookup');
    expect(screen.getByTestId('account-menu')).toHaveAccessibleName('Retrouver ma réservation');
    off.unmount();
    renderFrame(top('/', noContent));
    expect(screen.getByTestId('account-menu')).toHaveAccessibleName('Se connecter');
  });
});

describe('the content navigation', () => {
  it('opens four levels side by side [NAV-001]', async () => {
    const { container } = renderFrame(top('/', contentOf({ navigation: navigationOf() })));
    await userEvent.click(screen.getByTestId('inspirations'));
    const panel = within(screen.getByRole('dialog', { name: 'Inspirations' }));
    expect(panel.getByRole('link', { name: /Mer/ })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Régions' }));
    await userEvent.click(panel.getByRole('button', { name: 'Bretagne' }));
    expect(panel.getByRole('link', { name: /Brest/ })).toHaveAttribute('href', '/recherche#region=brest');
    expect(panel.getByRole('link', { name: /Tout voir\s: Bretagne/ })).toHaveAttribute(
      'href',
      '/recherche#region=bretagne',
    );
    expect(await brokenRules(container)).toEqual([]);
    await userEvent.click(panel.getByRole('button', { name: 'Retour à Régions' }));
    expect(panel.queryByRole('link', { name: /Brest/ })).toBeNull();
  });

  it.each([
    [14, 'false'],
    [15, 'true'],
  ])('lays out %s links in columns: %s [NAV-002]', async (areas, columns) => {
    renderFrame(top('/', contentOf({ navigation: navigationOf(areas) })));
    await userEvent.click(screen.getByTestId('inspirations'));
    await userEvent.click(screen.getByRole('button', { name: 'Régions' }));
    expect(screen.getByRole('list', { name: 'Régions' })).toHaveAttribute('data-columns', columns);
  });
});

describe('the burger menu', () => {
  const open = async () => {
    renderFrame(top('/', contentOf({ navigation: navigationOf() })));
    await userEvent.click(screen.getByTestId('burger'));
    return within(screen.getByRole('dialog'));
  };
  const level = (): string | undefined =>
    screen.getByRole('dialog').querySelector<HTMLElement>('[data-level]')?.dataset['level'];

  it('shows the root or the level of a section, and moves the focus along [HDR-013]', async () => {
    const menu = await open();
    expect(level()).toBe('0');
    await userEvent.click(menu.getByRole('button', { name: 'Inspirations' }));
    expect(level()).toBe('inspirations');
    await userEvent.click(menu.getByRole('button', { name: 'Régions' }));
    await userEvent.click(menu.getByRole('button', { name: 'Bretagne' }));
    expect(level()).toBe('bretagne');
    expect(menu.getByRole('button', { name: 'Retour à Régions' })).toHaveFocus();
    await userEvent.click(menu.getByRole('button', { name: 'Retour à Régions' }));
    expect(level()).toBe('areas');
  });

  it('has its button on all screens except desktop [HDR-008]', () => {
    renderFrame(top('/', noContent));
    const [holder = ''] = screen.getByTestId('burger').parentElement!.className.split(' ');
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .filter((text) => text.includes(`.${holder}`) && /display: ?none/.test(text));
    expect(holder).not.toBe('');
    expect(rules.some((text) => /@media ?\(min-width: ?1280px\)/.test(text))).toBe(true);
    expect(rules.every((text) => text.startsWith('@media'))).toBe(true);
  });

  it('starts at the root when reopened [HDR-013]', async () => {
    const menu = await open();
    await userEvent.click(menu.getByRole('button', { name: 'Inspirations' }));
    await userEvent.click(menu.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByTestId('burger'));
    expect(level()).toBe('0');
  });

  it('locks page scrolling while open [HDR-014]', async () => {
    const menu = await open();
    const dialog = screen.getByRole('dialog');
    // The base styles look for a modal dialog.
    expect(globalCss).toContain('html:has(dialog:modal){overflow:hidden}');
    expect(dialog.tagName).toBe('DIALOG');
    expect(dialog).toHaveAttribute('open');
    await userEvent.click(menu.getByRole('button', { name: 'Fermer' }));
    expect(dialog).not.toHaveAttribute('open');
  });
});
