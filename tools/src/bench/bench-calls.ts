const rounds = 60;

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly body?: unknown;
}

const search = (criteria: Readonly<Record<string, unknown>>): unknown => ({
  locale: 'fr_FR',
  flow: 'booking',
  searchServiceProvider: 'default',
  orderBy: 'priceQuality',
  pagination: { page: 0, limit: 24 },
  numberOfPackagesPerHotel: 1,
  searchCriteria: { adult: 2, ...criteria },
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const subjects = (): readonly Subject[] => [
  { name: 'page home', path: '/' },
  { name: 'page results', path: '/recherche' },
  { name: 'search without dates', path: '/api/offers.json', body: search({}) },
  { name: 'search with dates', path: '/api/offers.json', body: search({ checkin: inDays(21), night: 2 }) },
  { name: 'autocomplete', path: '/api/autocomplete-geonames.json?locale=fr_FR&term=etret' },
  {
    name: 'facets',
    path: '/api/facets.json?locale=fr_FR&orderBy=priceQuality&withNames=true&propertiesRequested=price,score,facility,stars',
  },
  { name: 'home content', path: '/api/cms/homepage?locale=fr_FR' },
];

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(9);

/** Milliseconds at the shell server's door, subjects interleaved, first three rounds thrown away. */
export const benchCalls = async (): Promise<string> => {
  const port = process.env['SHELL_PORT'] ?? '8080';
  const origin = `http://127.0.0.1:${port}`;
  const headers = { host: `fr.localhost:${port}`, origin: `http://fr.localhost:${port}` };
  const all = subjects();
  const times = new Map<string, number[]>(all.map(({ name }) => [name, []]));
  for (let round = -3; round < rounds; round += 1) {
    for (const { name, path, body } of all) {
      const began = performance.now();
      const answer = await fetch(origin + path, {
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`);
      if (round >= 0) times.get(name)?.push(performance.now() - began);
    }
  }
  const rows = [...times].map(([name, list]) => {
    const sorted = list.toSorted((a, b) => a - b);
    return `${name.padEnd(24)}${percentile(sorted, 0.5)}${percentile(sorted, 0.95)}`;
  });
  return [`${'subject'.padEnd(24)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}`, ...rows].join('\n');
};
