import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  dataProtectionPath,
  legalPath,
  locales,
  matchPath,
  siteOf,
  type Locale,
} from '@detour/shared-contracts/sites';
import { frameLinks, linkedPages } from './frame-links';
import { paymentNamesOf } from './footer/payment-names';
import { FrameBottom, type FrameBottomProps } from './FrameBottom';
import { brokenRules, renderFrame, routeTo, siteFor } from './testing/render-frame';

const sites = locales.map((locale) => ({
  locale,
  href: `http://${siteOf(locale)}.localhost:8080${frameLinks(locale).home}`,
}));

const propsFor = (locale: Locale, change: Partial<FrameBottomProps> = {}): FrameBottomProps => ({
  site: siteFor(locale),
  route: routeTo(locale, frameLinks(locale).search),
  links: frameLinks(locale),
  sites,
  payments: ['card', 'paypal'],
  onConsentReopen: () => undefined,
  ...change,
});

describe('the footer', () => {
  it('links to the six sites, Belgium once per language [FOOT-004]', () => {
    renderFrame(<FrameBottom {...propsFor('fr_FR')} />);
    const links = within(screen.getByRole('navigation', { name: 'Nos sites' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['France', 'http://fr.localhost:8080/'],
      ['España', 'http://es.localhost:8080/'],
      ['Belgique (français)', 'http://be.localhost:8080/fr/'],
      ['België (Nederlands)', 'http://be.localhost:8080/nl/'],
      ['Nederland', 'http://nl.localhost:8080/nl/'],
      ['Italia', 'http://it.localhost:8080/'],
    ]);
  });

  it.each(locales)('links to the legal pages of %s itself [FOOT-001] [FOOT-011]', (locale) => {
    renderFrame(<FrameBottom {...propsFor(locale)} />, locale);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const page = (id: string): string => legalPath(locale, id as never);
    expect(hrefs).toEqual(
      expect.arrayContaining(['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies'].map(page)),
    );
    expect(dataProtectionPath(locale)).toBe(page('data-protection'));
  });

  it('links to partners, help, gift shop and jobs [FOOT-002]', () => {
    renderFrame(<FrameBottom {...propsFor('fr_FR')} />);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([
      hrefOf('Devenir partenaire'),
      hrefOf('Centre d’aide'),
      hrefOf('Boutique cadeaux'),
      hrefOf('Recrutement'),
    ]).toEqual(['/page/partners', '/page/help', '/cadeau', '/page/jobs']);
  });

  it.each(locales)('links from %s to the press room in France and Spain only [FOOT-003]', (locale) => {
    renderFrame(<FrameBottom {...propsFor(locale)} />, locale);
    const press = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.endsWith('/page/press'));
    expect(press).toHaveLength(locale === 'fr_FR' || locale === 'es_ES' ? 1 : 0);
  });

  it.each([
    ['legal', () => screen.queryByRole('link', { name: 'Conditions générales de vente' })],
    ['newsletter', () => screen.queryByTestId('newsletter-email')],
    ['contact', () => screen.queryByRole('link', { name: 'Appeler le 01 00 00 00 00' })],
  ])('has no %s part when content has none [FOOT-010]', (part, find) => {
    const all = { legal: true, newsletter: true, contact: true };
    const { change } = renderFrame(<FrameBottom {...propsFor('fr_FR', { parts: all })} />);
    expect(find()).not.toBeNull();
    change(<FrameBottom {...propsFor('fr_FR', { parts: { ...all, [part]: false } })} />);
    expect(find()).toBeNull();
  });

  it('has no newsletter form on checkout pages and in customer care [FOOT-006]', () => {
    const { change } = renderFrame(
      <FrameBottom {...propsFor('fr_FR', { route: routeTo('fr_FR', '/booking/payment') })} />,
    );
    expect(screen.queryByTestId('newsletter-email')).toBeNull();
    change(<FrameBottom {...propsFor('fr_FR', { site: siteFor('fr_FR', { mode: 'care' }) })} />);
    expect(screen.queryByTestId('newsletter-email')).toBeNull();
  });

  it.each(['/booking/summary', '/booking/payment', '/gift/checkout'])(
    'is short on %s: legal links, help and payment methods, and no link that leads away from the purchase [FOOT-001] [FOOT-005] [FOOT-011]',
    (path) => {
      renderFrame(<FrameBottom {...propsFor('fr_FR', { route: routeTo('fr_FR', path) })} />);
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual([
        '/page/help',
        ...['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies'].map((id) =>
          legalPath('fr_FR', id as never),
        ),
        '/page/legal-notice',
      ]);
      expect(screen.getByText(/Carte bancaire, PayPal/)).toBeInTheDocument();
      expect(screen.getByText(/Catalogue de démonstration/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Gérer mes choix' })).toBeInTheDocument();
    },
  );

  it.each(locales)('has no accessibility violations in its short form in %s', async (locale) => {
    const route = routeTo(locale, '/booking/payment');
    const { container } = renderFrame(<FrameBottom {...propsFor(locale, { route })} />, locale);
    expect(await brokenRules(container)).toEqual([]);
  });

  it.each([
    ['fr_FR', ['card', 'paypal'], 'Paiement : Carte bancaire, PayPal'],
    ['es_ES', ['card'], 'Pago: Tarjeta bancaria'],
    ['it_IT', ['card', 'cheque'], 'Pagamento: Carta di pagamento'],
    ['nl_NL', ['card', 'ideal', 'paypal'], 'Betaalmethoden: Betaalkaart, iDEAL, PayPal'],
    ['nl_BE', ['card', 'bancontact', 'paypal'], 'Betaalwijzen: Bankkaart, Bancontact, PayPal'],
    ['fr_BE', undefined, 'Paiement : Carte bancaire'],
  ] as const)('names in %s the methods that the gateway offers: %j [FOOT-005]', (locale, offered, line) => {
    renderFrame(
      <FrameBottom {...propsFor(locale, { payments: paymentNamesOf({ payments: offered }) })} />,
      locale,
    );
    expect(screen.getByText(line)).toBeInTheDocument();
  });

  it.each([
    ['/account/signin', false],
    ['/booking/summary', false],
    ['/beneficiary/login', false],
    ['/recherche', true],
  ])('on %s shows the contact block: %s [FOOT-006] [FOOT-007]', (path, shown) => {
    renderFrame(<FrameBottom {...propsFor('fr_FR', { route: routeTo('fr_FR', path) })} />);
    expect(screen.queryByText('du lundi au vendredi de 10 h à 19 h, samedi de 10 h à 18 h') !== null).toBe(
      shown,
    );
    expect(screen.queryByRole('link', { name: 'Appeler le 01 00 00 00 00' }) !== null).toBe(shown);
  });

  it('shows a rating only if the operator configured one [FOOT-008]', () => {
    const { change } = renderFrame(<FrameBottom {...propsFor('fr_FR')} />);
    expect(screen.queryByText(/avis/)).toBeNull();
    const rating = { score: '4,5', max: '5', count: 4146, source: 'Avis vérifiés', date: '1er mars 2026' };
    change(<FrameBottom {...propsFor('fr_FR', { rating })} />);
    expect(screen.getByText('4,5/5 d’après 4 146 avis (Avis vérifiés, 1er mars 2026)')).toBeInTheDocument();
  });

  it('labels a demo catalogue', () => {
    const { change } = renderFrame(<FrameBottom {...propsFor('fr_FR')} />);
    expect(screen.getByText(/Catalogue de démonstration/)).toBeInTheDocument();
    change(<FrameBottom {...propsFor('fr_FR', { site: siteFor('fr_FR', { demonstration: false }) })} />);
    expect(screen.queryByText(/Catalogue de démonstration/)).toBeNull();
  });

  it('links to the pages that remotes bring with words for a link', () => {
    const routes = [
      { page: 'reviews.home', remote: 'remote-reviews', paths: { fr_FR: '/avis' }, label: 'Avis' },
      { page: 'reviews.item', remote: 'remote-reviews', paths: { fr_FR: '/avis/:id' }, label: 'Un avis' },
      { page: 'reviews.new', remote: 'remote-reviews', paths: { es_ES: '/opinar' }, label: 'Donner un avis' },
    ] as const;
    renderFrame(<FrameBottom {...propsFor('fr_FR', { site: siteFor('fr_FR', { routes }) })} />);
    expect(screen.getByRole('link', { name: 'Avis' })).toHaveAttribute('href', '/avis');
    expect(screen.queryByRole('link', { name: 'Un avis' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Donner un avis' })).toBeNull();
  });

  it('has no link to boxes when they are off', () => {
    renderFrame(<FrameBottom {...propsFor('fr_FR', { site: siteFor('fr_FR', { flags: {} }) })} />);
    expect(screen.queryByRole('link', { name: 'Boutique cadeaux' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Carte cadeau' })).toBeInTheDocument();
  });

  it('reopens the cookie choices', async () => {
    const onConsentReopen = jest.fn();
    renderFrame(<FrameBottom {...propsFor('fr_FR', { onConsentReopen })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Gérer mes choix' }));
    expect(onConsentReopen).toHaveBeenCalledTimes(1);
  });

  it.each(locales)('has no broken link in %s', (locale) => {
    renderFrame(<FrameBottom {...propsFor(locale, { sites: [] })} />, locale);
    const pages = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((path) => path.startsWith('/'))
      .map((path) => matchPath(siteOf(locale), path, locale))
      .map((match) => ('redirect' in match ? match.redirect : match.page));
    expect(pages.length).toBeGreaterThan(4);
    expect(
      pages.filter((page) => page !== 'static' && !(linkedPages as readonly string[]).includes(page)),
    ).toEqual([]);
  });

  it.each(locales)('has no accessibility violations in %s', async (locale) => {
    const { container } = renderFrame(<FrameBottom {...propsFor(locale)} />, locale);
    expect(await brokenRules(container)).toEqual([]);
  });
});
