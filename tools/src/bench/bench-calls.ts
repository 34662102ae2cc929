import { percentile } from './figures';

const rounds = 60;

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Body of a search. */
export const search = (criteria: Readonly<Record<string, unknown>>): object => ({
  locale: 'fr_FR',
  flow: 'booking',
  searchServiceProvider: 'default',
  orderBy: 'priceQuality',
  pagination: { page: 0, limit: 24 },
  numberOfPackagesPerHotel: 1,
  searchCriteria: { adult: 2, ...criteria },
});

/** A day from today. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const subjects = (): readonly Subject[] => [
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

export interface Door {
  readonly name: string;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ask = async ({ origin, headers }: Door, { name, path, body }: Subject): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(origin + path, {
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${name} returned the status ${answer.status} at ${origin}.`);
  return performance.now() - began;
};

/** Alternates subjects and endpoints, drops the first three rounds. Median and 95th percentile in ms. */
export const measure = async (doors: readonly Door[], all: readonly Subject[]): Promise<string> => {
  const times = new Map<string, number[]>();
  for (let round = -3; round < rounds; round += 1) {
    for (const subject of all) {
      // Sequential with alternating order, so that machine load affects all subjects equally.
      for (const door of round % 2 === 0 ? doors : doors.toReversed()) {
        const key = doors.length > 1 ? `${subject.name}, ${door.name}` : subject.name;
        const took = await ask(door, subject);
        if (round >= 0) times.set(key, [...(times.get(key) ?? []), took]);
      }
    }
  }
  const rows = [...times].map(
    ([name, list]) => name.padEnd(36) + percentile(list, 0.5, 1) + percentile(list, 0.95, 1),
  );
  return [`${'subject'.padEnd(36)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}`, ...rows].join('\n');
};

/** Response times (ms) of the shell server. Alternates subjects, drops the first three rounds. */
export const benchCalls = (): Promise<string> => {
  const port = process.env['SHELL_PORT'] ?? '8080';
  const headers = { host: `fr.localhost:${port}`, origin: `http://fr.localhost:${port}` };
  return measure([{ name: 'shop', origin: `http://127.0.0.1:${port}`, headers }], subjects());
};
