/** @jest-environment node */
import type { PageHead } from '@detour/shared-contracts/mount';
import { buildDocument, type DocumentInput } from './document';

const inputFor = (head: PageHead, change: Partial<DocumentInput> = {}): DocumentInput =>
  ({
    site: { locale: 'fr_BE', mode: 'visitor', origin: 'http://be.localhost', brand: 'Détour' },
    route: { page: 'home' },
    flow: 'booking',
    head,
    robots: 'index, follow',
    canonical: 'http://be.localhost/fr/recherche',
    alternates: [
      { hreflang: 'fr-BE', href: 'http://be.localhost/fr/recherche' },
      { hreflang: 'nl-BE', href: 'http://be.localhost/nl/zoeken' },
    ],
    composition: { id: 'c1', integrity: {} },
    page: { now: 0 },
    inline: { early: 'early()', boot: 'boot()' },
    globalCss: 'body{margin:0}',
    styles: [],
    frame: { top: '', bottom: '' },
    slot: { html: '', remote: 'remote-search', version: '1', skeleton: false },
    scripts: [],
    ...change,
  }) as unknown as DocumentInput;

describe('the head of a document', () => {
  it('links to its canonical URL and to the page in each locale [SEO-002]', () => {
    const { html } = buildDocument(inputFor({ title: 'Séjours' }));
    expect(html).toContain('<link rel="canonical" href="http://be.localhost/fr/recherche">');
    expect(html).toContain('<link rel="alternate" hreflang="nl-BE" href="http://be.localhost/nl/zoeken">');
  });

  it('contains title, description, robots and picture [SEO-003]', () => {
    const { html } = buildDocument(
      inputFor({ title: 'Séjours & détours', description: 'Deux nuits', image: '/images/a/960_540.webp' }),
    );
    expect(html).toContain('<title>Séjours &amp; détours</title>');
    expect(html).toContain('<meta name="description" content="Deux nuits">');
    expect(html).toContain('<meta name="robots" content="index, follow">');
    expect(html).toContain('<meta property="og:image" content="http://be.localhost/images/a/1200_630.jpg">');
  });

  it('contains what networks show of a link: title, description, URL, language, shop and a JPEG [SEO-003]', () => {
    const shared = (head: Partial<PageHead>, change: Partial<DocumentInput> = {}) =>
      Object.fromEntries(
        [
          ...buildDocument(inputFor({ title: 'Séjours', ...head }, change)).html.matchAll(
            /<meta property="og:(.*?)" content="(.*?)">/g,
          ),
        ].map(([, name, content]) => [name, content]),
      );
    expect(shared({ description: 'Deux nuits' })).toEqual({
      title: 'Séjours',
      description: 'Deux nuits',
      type: 'website',
      url: 'http://be.localhost/fr/recherche',
      locale: 'fr_BE',
      site_name: 'Détour',
      image: 'http://be.localhost/images/brand/share.jpg',
    });
    expect(shared({ image: '/pictures/hotel.jpg' })['image']).toBe('http://be.localhost/pictures/hotel.jpg');
    expect(shared({ description: 'Deux nuits' }, { canonical: null })).toEqual({ title: 'Séjours' });
  });

  it('preloads the main picture of each kind of window with high priority', () => {
    const { html } = buildDocument(
      inputFor({
        title: 'x',
        preloadImages: [
          { href: '/i/a.avif', srcSet: '/i/a.avif 780w', sizes: '100vw', media: '(max-width: 600px)' },
        ],
      }),
    );
    expect(html).toContain(
      '<link rel="preload" as="image" href="/i/a.avif" media="(max-width: 600px)" imagesrcset="/i/a.avif 780w" imagesizes="100vw" fetchpriority="high">',
    );
  });

  it('escapes titles and data', () => {
    const { html } = buildDocument(
      inputFor({ title: '</title><script>alert(1)</script>', jsonLd: [{ name: '</script><b>' }] }),
    );
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('</script><b>');
  });

  it('puts flow and mode on the root element, for styles and tests', () => {
    const { html } = buildDocument(inputFor({ title: 'x' }));
    expect(html).toMatch(/<html lang="fr-BE" data-locale="fr_BE" data-flow="booking" data-mode="visitor"/);
  });

  it('keeps the hashes in a script covered by the CSP, not in data that markup could replace', () => {
    const integrity = { '/_r/shell/1/shell.js': 'sha384-abc', '</script><b>': 'x' };
    const { html, integrityScript } = buildDocument(
      inputFor({ title: 'x' }, { composition: { id: 'c1', integrity } as never }),
    );
    expect(html).toContain(`<script>${integrityScript}</script>`);
    expect(html).not.toContain('</script><b>');
    expect(JSON.parse(integrityScript.replace('self.detourIntegrity=', ''))).toEqual(integrity);
    expect(html).toContain('<script type="application/json" id="composition">{"id":"c1"}</script>');
  });
});

describe('the order of a document', () => {
  const script = '/_r/shell/1/shell.js';
  const composition = { id: 'c1', integrity: { [script]: 'sha384-abc' } } as never;
  const { html, integrityScript } = buildDocument(
    inputFor(
      { title: 'x', preloadImages: [{ href: '/images/hero/780_520.avif' }] },
      {
        composition,
        scripts: [script],
        frame: { top: '<header>', bottom: '<footer>' },
        slot: { html: '<h1>content</h1>', remote: 'remote-search', version: '1', skeleton: false },
      },
    ),
  );

  it('has the content before all scripts that do not affect its first paint', () => {
    const order = [
      '<script>early()</script>',
      'rel="preload"',
      '<style>',
      '<header>',
      '<h1>content</h1>',
      `src="${script}"`,
      '<footer>',
      '<script>boot()</script>',
      `<script>${integrityScript}</script>`,
      'id="composition"',
      'id="page"',
    ].map((part) => html.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('asks for no font before its first paint', () => {
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="image" href="/images/hero/780_520.avif" fetchpriority="high">',
    ]);
  });

  it('runs the boot script before any other: those are deferred', () => {
    expect(html.match(/<script [^>]*src=/g)).toEqual(['<script defer src=']);
  });
});

describe('a page that is not drawn in time', () => {
  const frame = { top: '', bottom: '', late: '<h1>Busy</h1>' };

  it('has a note for browsers without scripts, and none when it is drawn', () => {
    const late = buildDocument(inputFor({ title: 'Séjours' }, { frame }));
    expect(late.html).toContain('<noscript><h1>Busy</h1></noscript>');
    const slot = { html: '<p>Séjours</p>', remote: 'remote-search', version: '1', skeleton: false };
    const drawn = buildDocument(inputFor({ title: 'Séjours' }, { frame, slot }));
    expect(drawn.html).not.toContain('<noscript>');
  });

  it('has another note when it is a skeleton that only scripts fill', () => {
    const slot = { html: '<h1>Favoris</h1>', remote: 'remote-account', version: '1', skeleton: true };
    const withNote = { ...frame, scriptless: '<p>Scripts</p>' };
    expect(buildDocument(inputFor({ title: '' }, { frame: withNote, slot })).html).toContain(
      '<noscript><p>Scripts</p></noscript>',
    );
    expect(buildDocument(inputFor({ title: '' }, { frame, slot })).html).not.toContain('<noscript>');
  });

  it('has none when a part of a drawn page is busy, such as a map', () => {
    const html = '<h1>Retrouver une réservation</h1><div aria-busy="true"></div>';
    const slot = { html, remote: 'remote-product', version: '1', skeleton: false };
    const drawn = buildDocument(
      inputFor({ title: '' }, { frame: { ...frame, scriptless: '<p>Scripts</p>' }, slot }),
    );
    expect(drawn.html).not.toContain('<noscript>');
  });

  it('has the panel instead when no release can draw it', () => {
    const { html } = buildDocument(
      inputFor({ title: 'Séjours' }, { frame: { ...frame, panel: '<h1>Away</h1>' } }),
    );
    expect(html).toContain('<div data-server-panel><h1>Away</h1></div>');
    expect(html).not.toContain('<noscript>');
  });
});

describe('the identity of a document', () => {
  const built = (now: string, title = 'Séjours') =>
    buildDocument(inputFor({ title }, { page: { sites: [], now: Date.parse(now) } as never }));

  it('is the same for two renders of a day, whose data name their own time', () => {
    const [early, late] = [built('2026-11-24T08:00:00Z'), built('2026-11-24T20:00:00.001Z')];
    expect(early.identity).toBe(late.identity);
    expect(late.html).toContain(
      '<script type="application/json" id="page">{"sites":[],"now":1795550400001}</script>',
    );
  });

  it('changes with the day of the market and with every other byte', () => {
    const { identity } = built('2026-11-24T22:59:59Z');
    expect(built('2026-11-24T23:00:00Z').identity).not.toBe(identity);
    expect(built('2026-11-24T22:59:59Z', 'Séjour').identity).not.toBe(identity);
  });
});
