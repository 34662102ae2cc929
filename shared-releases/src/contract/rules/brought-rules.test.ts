import type { ContractBroughtRoute, ContractDocument } from '@detour/shared-contracts/contract';
import { emptyContract } from '../../testing/empty-contract';
import { checkContract } from '../check-contract';
import { contractOf } from '../real-contracts.fixture';

const shell = contractOf('shell');

const home: ContractBroughtRoute = {
  page: 'reviews.home',
  paths: { fr_FR: '/avis', nl_NL: '/nl/meningen' },
  flag: 'reviews.pages',
};

/** A remote that brings these routes and renders their pages, on the real shell. */
const bringing = (
  routes: readonly ContractBroughtRoute[],
  { remote = 'remote-reviews', ...changes }: Partial<ContractDocument> = {},
): ContractDocument =>
  emptyContract(remote, {
    mountApi: { provides: null, needs: { from: 1, to: 1 } },
    exposes: ['./page'],
    locales: shell.locales,
    host: { provides: [], needs: ['site.routes'] },
    routes: {
      draws: routes.map(({ page, paths }) => ({
        page,
        remote,
        paths: Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, [path]])),
      })),
      links: [],
      resolves: [],
    },
    brings: { routes, flags: { [`${remote.slice('remote-'.length)}.pages`]: false } },
    ...changes,
  });

const reasons = (candidate: ContractDocument, live: readonly ContractDocument[] = [shell]) =>
  checkContract({ candidate, live }).map(({ reason }) => reason);

const at = (paths: Readonly<Record<string, string>>, page = 'reviews.home'): ContractBroughtRoute => ({
  page,
  paths,
});

describe('what a remote brings', () => {
  it('needs nothing of the shell but that it reads contracts', () => {
    expect(reasons(bringing([home]))).toEqual([]);
    const older = {
      ...shell,
      host: { ...shell.host, provides: shell.host.provides.filter((name) => name !== 'site.routes') },
    };
    expect(reasons(bringing([home]), [older])).toEqual([expect.stringContaining('uses site.routes')]);
  });

  it.each([
    ['a page of the shop', '/recherche', 'but /recherche is the page search of shell'],
    ['a parameter over a page of the shop', '/account/:id', 'is the page account-confirm of shell'],
    ['a word under a parameter of the shop', '/lp/avis', 'but /lp/:slug is the page landing of shell'],
    ['the page of a partner', '/partenaire-360', 'is the page minisite of shell'],
    ['a path of the servers', '/api/reviews', '"/api" belongs to the servers'],
    ['a file at the root', '/robots.txt', '"robots.txt" is not a part of a path'],
    ['every address', '/:id', 'its first part must be a word'],
    ['the internal pages', '/_shell/status', '"_shell" is not a part of a path'],
    ['capital letters', '/Avis', '"Avis" is not a part of a path'],
    ['dots', '/avis/..', '".." is not a part of a path'],
    ['nothing', '/', '"" is not a part of a path'],
  ])('may not be %s', (_, path, why) => {
    expect(reasons(bringing([at({ fr_FR: path })])).join('\n')).toContain(why);
  });

  it('begins with the prefix of its locale', () => {
    expect(reasons(bringing([at({ nl_NL: '/meningen' })]))).toEqual([
      expect.stringContaining('it must begin with "/nl/"'),
    ]);
    expect(reasons(bringing([at({ de_DE: '/meinungen' })]))).toEqual([
      expect.stringContaining('de_DE is not a locale'),
    ]);
  });

  it('belongs to one remote: a second one cannot take the address', () => {
    const other = bringing([at({ fr_FR: '/avis/:id' }, 'voices.home')], { remote: 'remote-voices' });
    const taken = bringing([at({ fr_FR: '/avis/tous' })]);
    expect(reasons(taken, [shell, other])).toEqual([
      'remote-reviews 0.0.0 brings /avis/tous for reviews.home in fr_FR, but /avis/:id is the page voices.home of remote-voices 0.0.0.',
    ]);
    expect(reasons(bringing([at({ fr_FR: '/avis' })]), [shell, other])).toEqual([]);
  });

  it('may stay at its address in the next release of its remote', () => {
    expect(reasons(bringing([home]), [shell, bringing([home])])).toEqual([]);
  });

  it('is not taken by a new shell', () => {
    const next = {
      ...shell,
      routes: {
        ...shell.routes,
        resolves: [...shell.routes.resolves, { page: 'faq', remote: 'shell', paths: { fr_FR: ['/avis'] } }],
      },
    };
    expect(reasons(next, [shell, bringing([home])])).toEqual([
      expect.stringContaining('brings /avis for reviews.home in fr_FR, but /avis is the page faq of shell'),
    ]);
  });

  it('has names that begin with the noun of the remote', () => {
    const foreign = bringing([at({ fr_FR: '/avis' }, 'search.home')], {
      brings: { routes: [at({ fr_FR: '/avis' }, 'search.home')], flags: { boxes: true } },
    });
    expect(reasons(foreign)).toEqual([
      expect.stringContaining('brings the flag boxes, whose name must begin with "reviews." and have'),
      expect.stringContaining('brings the page search.home, whose name must begin with "reviews." and have'),
    ]);
  });

  it('has names that reports and analytics take', () => {
    const long = at({ fr_FR: '/avis' }, `reviews.${'a'.repeat(33)}`);
    expect(reasons(bringing([long])).join()).toContain('whose name must begin with "reviews."');
  });

  it('has an address for each page, a page for each address, and each flag that hides one', () => {
    const drawn = bringing([home]).routes;
    expect(reasons(bringing([], { routes: drawn }))).toEqual([
      expect.stringContaining('renders the page reviews.home, for which it brings no route'),
    ]);
    expect(reasons(bringing([home], { routes: { draws: [], links: [], resolves: [] } }))).toEqual([
      expect.stringContaining('a page that it does not render'),
    ]);
    expect(reasons(bringing([{ ...home, flag: 'reviews.other' }]))).toEqual([
      expect.stringContaining('behind the flag reviews.other, which it does not bring'),
    ]);
  });

  it('has storage keys of its own with a text for the cookie page in every locale', () => {
    const text = Object.fromEntries(shell.locales.map((locale) => [locale, 'un brouillon ; 1 jour']));
    const key = { name: 'reviews.draft', kind: 'session-storage', class: 'needed', text } as const;
    const keeping = (change: object): ContractDocument => {
      const used = { ...key, ...change };
      return bringing([home], {
        storage: {
          uses: [{ name: used.name, kind: used.kind, owner: 'remote-reviews', class: used.class }],
          carries: [],
        },
        brings: { routes: [home], flags: { 'reviews.pages': false }, storage: [used] },
      });
    };
    expect(reasons(keeping({}))).toEqual([]);
    expect(reasons(keeping({ name: 'checkoutDraft' })).join()).toContain(
      'brings the storage key checkoutDraft, whose name must begin with "reviews." and have',
    );
    const { it_IT: _, ...others } = text;
    expect(reasons(keeping({ text: others }))).toEqual([
      expect.stringContaining('without a text for the cookie page in it_IT'),
    ]);
    expect(reasons(keeping({ class: 'always' }))).toEqual([
      expect.stringContaining('of an unknown kind or class of consent'),
    ]);
  });

  it('has one page at an address', () => {
    expect(
      reasons(bringing([at({ fr_FR: '/avis/:id' }), at({ fr_FR: '/avis/tous' }, 'reviews.all')])),
    ).toEqual([expect.stringContaining('which reviews.home takes too')]);
  });

  it('can be linked by others while it is live, and is not removed while they link to it', () => {
    const link = { page: 'reviews.home', remote: 'remote-reviews', paths: {} };
    const linker = emptyContract('remote-voices', {
      locales: shell.locales,
      routes: { draws: [], links: [link], resolves: [] },
    });
    expect(reasons(linker)).toEqual([
      expect.stringContaining('which no live release of remote-reviews brings'),
    ]);
    expect(reasons(linker, [shell, bringing([home])])).toEqual([]);
    expect(reasons(bringing([]), [shell, bringing([home]), linker])).toEqual([
      expect.stringContaining('no longer renders the page reviews.home, to which remote-voices'),
    ]);
  });
});
