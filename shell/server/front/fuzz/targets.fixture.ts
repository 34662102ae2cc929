/** URLs of one kind, and the requests of a legitimate client. */
export interface Target {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Sample URLs. */
  readonly paths: readonly string[];
  readonly type?: string;
  /** Valid bodies: JSON values, or encoded text for forms. */
  readonly bodies?: readonly unknown[];
  /** Role that may see it. Default: anybody. */
  readonly for?: 'operator' | 'staff' | 'team';
  /** Relative frequency. */
  readonly weight?: number;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const observed = { route: 'search', remote: 'remote-search', release: '1' } as const;

const report = (...items: readonly object[]): object => ({ composition: 'c1', locale: 'fr_FR', items });

const reports = [
  report(),
  report({ ...observed, kind: 'error', code: 'SEARCH-301', message: 'a message', bad: true }),
  report({ ...observed, kind: 'vital', metric: 'lcp', value: 1200 }),
  report({
    ...observed,
    kind: 'part',
    part: 'page',
    outcome: 'mounted',
    server: 'drawn',
    load: true,
    view: true,
  }),
];

const pages: readonly Target[] = [
  {
    id: 'page',
    method: 'GET',
    paths: ['/', '/recherche', '/fr/recherche', '/nl/zoeken', '/buscar'],
    weight: 3,
  },
  {
    id: 'pageOfThing',
    method: 'GET',
    paths: ['/sejours/recherche/p1', '/cadeau', '/box/SPA-D-EBOX', '/partenaire-360', '/confirmation/x'],
    weight: 2,
  },
  { id: 'privatePage', method: 'GET', paths: ['/account/signin', '/beneficiary/boxes/x', '/contact'] },
  { id: 'carePage', method: 'GET', paths: ['/care', '/care/login'] },
  {
    id: 'noPage',
    method: 'GET',
    paths: ['/inexistant', '/sitemap.txt', '/.well-known/security.txt', '/.git/config'],
  },
  {
    id: 'pagePost',
    method: 'POST',
    paths: ['/', '/recherche', '/robots.txt', '/metrics'],
    type: form,
    bodies: ['a=1'],
  },
];

const own: readonly Target[] = [
  { id: 'health', method: 'GET', paths: ['/_shell/health'] },
  { id: 'ready', method: 'GET', paths: ['/_shell/ready'] },
  { id: 'robots', method: 'GET', paths: ['/robots.txt'] },
  { id: 'sitemap', method: 'GET', paths: ['/sitemap.xml', '/sitemaps/fr_FR.xml', '/sitemaps/none.xml'] },
  {
    id: 'data',
    method: 'GET',
    weight: 2,
    paths: [
      '/_shell/data/none?page=%2Frecherche%3Flocale%3Dfr_FR',
      '/_shell/data/none?page=%2Faccount%2Fsignin',
      '/_shell/data/none?page=%2F%2Fhost.invalid',
      '/_shell/data/none',
      '/_shell/content/fr_FR/none',
      '/_shell/content/none/none',
    ],
  },
  { id: 'metrics', method: 'GET', paths: ['/metrics'], for: 'operator' },
  { id: 'status', method: 'GET', paths: ['/_shell/status'], for: 'operator', weight: 2 },
  { id: 'errors', method: 'GET', paths: ['/_shell/errors'], for: 'operator', weight: 2 },
  { id: 'releases', method: 'GET', paths: ['/_shell/releases'], for: 'staff', weight: 2 },
  {
    id: 'chooseReleases',
    method: 'POST',
    paths: ['/_shell/releases'],
    for: 'staff',
    weight: 3,

    type: form,
    bodies: ['remote-search=1&why=a+test', 'why=', 'remote-search=&why=x', 'remote-search=9&why=x'],
  },
  { id: 'leaveReleases', method: 'POST', paths: ['/_shell/releases/leave'], type: form, bodies: [''] },
  {
    id: 'observations',
    method: 'POST',
    paths: ['/_shell/observations'],
    type: json,
    bodies: reports,
    weight: 4,
  },
  { id: 'developmentEvents', method: 'GET', paths: ['/_shell/dev/events'] },
];

const team = '/_shell/team';

/** What teams ask for with a signature in place of a password. */
const teams: readonly Target[] = [
  {
    id: 'teamFacts',
    method: 'GET',
    paths: ['trust', 'gateway', 'channels'].map((path) => `${team}/${path}`),
    for: 'team',
    weight: 2,
  },
  {
    id: 'teamRelease',
    method: 'GET',
    for: 'team',
    weight: 3,
    paths: [
      `${team}/releases/remote-search`,
      `${team}/releases/remote-search/1`,
      `${team}/releases/remote-search/1/files/entry.js`,
      `${team}/releases/remote-search/1/files/server.cjs.br`,
      `${team}/releases/none/9`,
      `${team}/previews/remote-search/1`,
      `${team}/previews/remote-search/9`,
    ],
  },
  {
    id: 'teamChannel',
    method: 'GET',
    for: 'team',
    weight: 3,
    paths: ['', '/1', '/99', '/numbers/0'].map((path) => `${team}/channels/production${path}`),
  },
  {
    id: 'sendRelease',
    method: 'PUT',
    paths: [`${team}/releases/remote-search/2`, `${team}/releases/remote-search/1`],
    for: 'team',
    weight: 3,
    type: json,
    bodies: [{ files: {} }, { files: { 'release.json': 'e30=', 'signature.json': 'e30=' } }],
  },
  {
    id: 'sendRevision',
    method: 'PUT',
    paths: [`${team}/channels/production/2`, `${team}/channels/production/99`],
    for: 'team',
    weight: 3,
    type: json,
    bodies: [
      { revision: 2, releases: {}, by: 'a', why: 'b' },
      { state: '{}', signature: { key: 'search', value: 'AA' } },
    ],
  },
  { id: 'preview', method: 'GET', paths: ['/_shell/preview', '/_shell/preview?of=e30.AAAA'], weight: 2 },
];

const files: readonly Target[] = [
  { id: 'icon', method: 'GET', paths: ['/_shell/icon.svg', '/favicon.ico'] },
  {
    id: 'font',
    method: 'GET',
    weight: 2,
    paths: ['/_shell/fonts/figtree-1.woff2', '/_shell/fonts/', '/_shell/fonts/none.woff2'],
  },
  {
    id: 'releaseFile',
    method: 'GET',
    weight: 3,
    paths: [
      '/_r/shell/1/entry.js',
      '/_r/remote-search/1/page.1a2b3c4d.js',
      '/_r/remote-search/1/messages/fr_FR.js',
      '/_r/shell/1/server.cjs',
      '/_r/shell/1/release.json',
      '/_r/shell/2/entry.js',
      '/_r/x/1/',
    ],
  },
];

const proxied: readonly Target[] = [
  {
    id: 'call',
    method: 'GET',
    paths: ['/api', '/api/offers.json', '/api/odd', '/content/x.json', '/content'],
    weight: 3,
  },
  {
    id: 'careCall',
    method: 'GET',
    paths: ['/api/care/session', '/api/%63are/search', '/api/care'],
    weight: 2,
  },
  { id: 'image', method: 'GET', paths: ['/images/coast/120_80.webp', '/images', '/error', '/error/x'] },
  {
    id: 'beneficiaryCall',
    method: 'GET',
    paths: ['boxes/offers', 'boxes/facets', 'single-vouchers/offers', 'single-vouchers/facets'].map(
      (path) => `/beneficiary/${path}`,
    ),
  },
  {
    id: 'beneficiaryPost',
    method: 'POST',
    paths: ['/beneficiary/login', '/beneficiary/logout'],
    type: json,
    bodies: [{ code: 'a' }],
  },
  {
    id: 'callPost',
    method: 'POST',
    type: json,
    bodies: [{ a: 1 }],
    weight: 3,
    paths: ['/api', '/content', '/content/x', '/images', '/images/x', '/error', '/error/x'],
  },
  {
    id: 'cspReport',
    method: 'POST',
    paths: ['/api/csp-report'],
    type: 'application/csp-report',
    weight: 2,
    bodies: [{ 'csp-report': { 'document-uri': 'https://fr.localhost/', disposition: 'enforce' } }],
  },
  {
    id: 'browserLog',
    method: 'POST',
    paths: ['/api/log', '/api/vitals', '/api/odd'],
    type: json,
    bodies: [
      { code: 'X-1', message: 'm' },
      { page: 'search', metrics: { lcp: 1 } },
    ],
  },
];

/** At least one URL for every registered route of the shell server; `fuzz.test.ts` compares. */
export const targets: readonly Target[] = [...pages, ...own, ...teams, ...files, ...proxied];
