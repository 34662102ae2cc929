/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createTestShell } from './shop.fixture';

jest.setTimeout(300_000);

let folder: string;
let gateway: Server;
let app: FastifyInstance;

/** Answers every call with JSON, and some with what no gateway says. */
const startGateway = (): Promise<number> => {
  gateway = createServer((request, response) => {
    request.resume();
    const isOdd = request.url?.includes('odd') ?? false;
    response.writeHead(isOdd ? 404 : 200, { 'content-type': isOdd ? 'text/plain' : 'application/json' });
    response.end(isOdd ? 'no JSON' : '{}');
  });
  return new Promise((resolve) =>
    gateway.listen(0, '127.0.0.1', () => resolve((gateway.address() as AddressInfo).port)),
  );
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-shell-fuzz-'));
  const port = await startGateway();
  app = await createTestShell(folder, { GATEWAY_ORIGIN: `http://127.0.0.1:${port}` });
  await app.ready();
});

afterAll(async () => {
  await app?.close();
  gateway?.closeAllConnections();
  gateway?.close();
  rmSync(folder, { recursive: true, force: true });
});

const odd = fc.oneof(
  fc.constantFrom(
    ...[
      '%',
      '%zz',
      '%00',
      '%2e%2e%2f',
      '%ed%a0%80',
      '%c0%af',
      '..',
      '.',
      '//',
      '\\',
      ';',
      '@evil.example',
      ':80',
      '*',
    ],
    ...[
      '__proto__',
      'constructor',
      '%0d%0aset-cookie:x',
      '<script>',
      '%3Cscript%3E',
      "'",
      '"',
      '%F0%9F%98%80',
      '%E2%80%AE',
    ],
    ...[
      'a'.repeat(3000),
      '%20',
      '?',
      '#',
      '&',
      '=',
      '+',
      'odd',
      'null',
      'undefined',
      '1e400',
      '-0',
      '[]',
      '{}',
      '${7*7}',
    ],
  ),
  fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
);

const roots = [
  ...[
    '/',
    '/recherche',
    '/produit/x',
    '/nl/zoeken',
    '/fr/recherche',
    '/customercare',
    '/inexistant',
    '/metrics',
  ],
  ...[
    '/_shell/',
    '/_shell/status',
    '/_shell/releases',
    '/_shell/errors',
    '/_shell/observations',
    '/_shell/health',
  ],
  ...[
    '/releases/shell/1/entry.js',
    '/releases/',
    '/robots.txt',
    '/favicon.ico',
    '/api/offers.json',
    '/api/',
    '/images/',
  ],
  ...['/beneficiary/login', '/content/targetedBanner.json', '/error', '/sitemap.xml', '/confirmation/x'],
];

const url = fc
  .tuple(
    fc.constantFrom(...roots),
    fc.array(odd, { maxLength: 3 }),
    fc.array(fc.tuple(odd, odd), { maxLength: 3 }),
  )
  .map(([root, parts, pairs]) => {
    const query = pairs
      .map(([name, value]) => `${name.replace(/[?#]/g, '')}=${value.replace(/#/g, '')}`)
      .join('&');
    return `${[root, ...parts].join('/').replace(/[?#\s<>"]/g, '%3F')}${query ? `?${query}` : ''}`;
  });

const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
  fc.constantFrom(
    '*',
    'fr',
    'fr;q=9',
    ';;;',
    'nl-BE,*;q=0.1',
    '-',
    'x'.repeat(6000),
    'gzip;q=0',
    'bytes=0-1',
    'W/"x"',
    '%00',
  ),
  fc.constantFrom(
    'locale=xx; arm=999; preview=e30.x',
    '__Host-care=a.b',
    'arm=-1',
    'consent=%',
    'a=b; a=c; =; ;;',
  ),
);

const headers = fc
  .tuple(
    fc.constantFrom(
      'fr.localhost:8080',
      'be.localhost:8080',
      'nl.localhost',
      'localhost:8080',
      'evil.example',
      '[::1]:8080',
    ),
    fc.dictionary(
      fc.constantFrom(
        ...[
          'accept',
          'accept-language',
          'accept-encoding',
          'cookie',
          'if-none-match',
          'range',
          'user-agent',
          'referer',
        ],
        ...[
          'x-forwarded-for',
          'x-forwarded-host',
          'x-forwarded-proto',
          'forwarded',
          'authorization',
          'origin',
          'x-request-id',
        ],
      ),
      headerText,
      { maxKeys: 4, noNullPrototype: true },
    ),
  )
  .map(([host, more]) => ({ host, ...more }));

const body = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json({ maxDepth: 4 }).map((text) => Buffer.from(text)),
  fc
    .constantFrom(
      ...[
        '',
        '{',
        '[]',
        '{}',
        'null',
        '{"views":1}',
        '{"parts":[{"remote":"\\u0000"}]}',
        '[[[[[[]]]]]]',
        '\ufeff{}',
      ],
      ...[
        '{"v":1,"arm":1e400}',
        '{"__proto__":{}}',
        `[${'{"remote":"x","release":"1"},'.repeat(500)}0]`,
        'a=b&c=d',
      ],
    )
    .map((text) => Buffer.from(text)),
);

const request: fc.Arbitrary<InjectOptions> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ method: fc.constantFrom('GET', 'GET', 'HEAD'), url, headers }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/_shell/observations', '/_shell/releases', '/api/log', '/api/vitals', '/recherche'),
        fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
        fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', '', ';;'),
        headers,
        body,
      )
      .map(([path, method, type, more, payload]) => ({
        ...{ url: path, method, payload },
        headers: { ...more, 'content-type': type },
      })),
  },
) as fc.Arbitrary<InjectOptions>;

/** What is wrong with the answer; a page that cannot be drawn says 502 or 503 on purpose. */
const troubleOf = async (options: InjectOptions): Promise<string | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), 60_000);
  });
  const answer = await Promise.race([app.inject(options), late]);
  clearTimeout(timer);
  if (!answer) return 'no answer';
  const { statusCode, headers: given, body: text } = answer;
  if (statusCode >= 500 && statusCode !== 502 && statusCode !== 503)
    return `${statusCode} ${text.slice(0, 200)}`;
  if (/\bat (?:async )?[\w.<>]+ \(|node_modules/.test(text)) return 'the answer shows a stack';
  const policy = String(given['content-security-policy']);
  const closed = ["object-src 'none'", "base-uri 'none'", 'frame-ancestors'];
  const isGateways = /^\/(api|images|beneficiary|content|error)/.test(String(options.url));
  if (!isGateways && !closed.every((rule) => policy.includes(rule))) return `the policy is ${policy}`;
  if (given['x-content-type-options'] !== 'nosniff') return 'the type may be guessed';
  const to = String(given['location'] ?? '/');
  return /^\/(?!\/)|^https?:\/\/[a-z]+\.localhost(?::\d+)?\//.test(to) ? null : `it leads to ${to}`;
};

describe('the shell server under generated requests', () => {
  const random = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1_000_000));

  it.each([1, random])(
    'answers none with 500, late, without its headers or with a way out (seed %i)',
    async (seed) => {
      const found: string[] = [];
      const all = fc.sample(request, { seed, numRuns: Number(process.env['FUZZ_REQUESTS'] ?? 600) });
      for (const options of all) {
        const trouble = await troubleOf(options).catch((error: Error) => String(error.stack));
        if (trouble) found.push(`${trouble}: ${JSON.stringify(options).slice(0, 400)}`);
      }
      expect(found).toEqual([]);
      expect(
        (await app.inject({ url: '/_shell/health', headers: { host: 'fr.localhost:8080' } })).statusCode,
      ).toBe(200);
    },
  );
});
