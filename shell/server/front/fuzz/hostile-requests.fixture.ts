import {
  hostileBytes,
  hostileText,
  hostileValue,
  spoil,
  writeRawNumbers,
} from '@detour/shared-contracts/testing';
import fc from 'fast-check';
import { targets, type Target } from './targets.fixture';

type Header = readonly [name: string, value: string];

/** A request before serialisation. Keeps the order and repetition of headers. */
export interface Draft {
  readonly target: Target;
  readonly kind: 'valid' | 'nearly' | 'hostile';
  readonly method: string;
  readonly path: string;
  /** Without the question mark; empty without a query. */
  readonly query: string;
  readonly headers: readonly Header[];
  readonly body: Buffer | null;
}

/** Valid cookies and credentials. */
export interface Credentials {
  readonly authorization: string;
  readonly care: string;
  readonly preview: string;
  /** Headers of a team that sends such a request now. `path` is given with its query, `host` without its port. */
  sign(request: Readonly<Record<'host' | 'method' | 'path', string>>, body: Buffer | null): readonly Header[];
}

/** Values that no log line may contain. */
export const planted = 'plantedSecretK7q2';
/** Values that no page may contain unescaped: the first opens an element, the second closes an attribute. */
const markup = `'"><xss7f3 onload=1>" onxss7f3="`;

const oddParts = [
  '%00',
  '%0d%0aset-cookie:x=1',
  '%',
  '%zz',
  '%2',
  '..',
  '.',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/x',
  '..%5c',

  '%252e%252e%252f',
  '%25%32%65',
  '%c0%ae%c0%ae/',
  '%c0%af',
  '%e0%80%af',
  '%ed%a0%80',
  '%ed%b0%80',
  '%f5%80%80%80',

  '%F0%9F%98%80',
  '%E2%80%AE',
  '%EF%BB%BF',
  '//evil.example',
  '/\\evil.example',
  '\\',
  ';a=b',
  '@evil.example',
  ':80',

  '*',
  '__proto__',
  'constructor',
  '<script>',
  '%3Cscript%3E',
  "'",
  '"',
  '%22%3E%3Cxss7f3%3E',
  '{}',
  '[]',
  '${7*7}',

  'a'.repeat(8192),
  '/a'.repeat(2000),
  '%61'.repeat(2700),
  '..;/',
  '.git/config',
  'null',
  '-0',
  '1e400',
  '~',
  '',
  planted,
];

const text = hostileText.map((value) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')).slice(0, 4000),
);
const part = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...oddParts) }, { weight: 1, arbitrary: text });

const oddPath = (paths: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...paths), fc.array(part, { minLength: 1, maxLength: 3 }), fc.nat({ max: 4 }))
    .map(([path, parts, how]) => {
      if (how === 0) return `${path}${parts.join('')}`;
      if (how === 1) return path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      if (how === 2) return `${path}/${parts.join('/')}/..${path}`;
      return how === 3 ? `/${parts.join('/')}${path}` : `${path}/${parts.join('/')}`;
    });

const names = [
  '__proto__',
  '__proto__[x]',
  'constructor[prototype][x]',
  'a[]',
  'a[0][b]',
  'locale',
  'page',
  'flow',
  'token',
  'key',

  'preview',
  'channel',
  'arm',
  'next',
  'returnUrl',
  'code',
  '%',
  '%zz',
  '',
  'a%00b',
  '%5B%5D',
  'toString',
  'email',
];
const queryValue = fc.oneof(
  { weight: 3, arbitrary: part },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'fr_BE',
      'es_ES',
      '2',
      '-1',
      '99999',
      'gifting',
      'https://evil.example',
      '//evil.example',
      planted,
      encodeURIComponent(markup),
    ),
  },
);
const oddQuery = fc
  .array(fc.tuple(fc.constantFrom(...names), queryValue, fc.boolean()), { minLength: 1, maxLength: 5 })
  .map((pairs) =>
    pairs
      .flatMap(([name, value, twice]) => Array.from({ length: twice ? 2 : 1 }, () => `${name}=${value}`))
      .join('&'),
  );

const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const cookieNames = ['arm', 'preview', 'care', 'locale', 'session', 'access_token', 'consent'].flatMap(
  (name) => [name, `__Host-${name}`],
);
const cookieValues = [
  '',
  'x',
  'e30.x',
  'a.b.c',
  '-1',
  '99.x',
  'fr_BE',
  'fr_FR',
  '%',
  '%ED%A0%80',
  '%00',
  '"',
  '"x',
  'j:{}',
  '__proto__',

  'eyJzZWxlY3Rpb24iOnt9fQ.AAAA',
  'a'.repeat(5000),
  planted,
  markup,
  encodeURIComponent(markup),
  'ÿþ',
  '='.repeat(50),
];

/** The valid cookie with one changed character in its signature. */
const forge = (cookie: string): string => `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`;

const oddCookie = ({ care, preview }: Credentials): fc.Arbitrary<Header> =>
  fc
    .array(fc.tuple(fc.constantFrom(...cookieNames), fc.constantFrom(...cookieValues)), { maxLength: 6 })
    .chain((pairs) => {
      const all = pairs.map(([name, value]) => `${name}=${value}`);
      return fc.constantFrom(
        all.join('; '),
        [...all, ...all].join(';'),
        [forge(preview), ...all].join('; '),
        [preview, ...all, forge(preview)].join('; '),
        [forge(care), ...all].join('; '),
        `;;=;${all.join(',')};=x; ;a`,
      );
    })
    .map((value) => ['cookie', value] as const);

const oddValues: Readonly<Record<string, readonly string[]>> = {
  host: [
    'evil.example',
    'fr.localhost:99999',
    'fr.localhost:',
    'fr.localhost.',
    'FR.LOCALHOST',
    '',
    '[::1]',
    'fr.localhost@evil.example',
    'be.localhost',
    'a b',
    markup,
  ],
  'accept-language': ['fr', 'fr;q=9', ';;;', '*', 'nl-BE,*;q=0.1', `fr${','.repeat(3000)}`, markup],
  'accept-encoding': [
    'gzip;q=0',
    'br',
    'gzip',
    '*;q=0',
    'identity;q=0',
    'br;q=x',
    'zstd',
    ',,,',
    'gzip, '.repeat(900),
    markup,
  ],
  accept: ['*/*', 'text/html', 'application/json', '', markup],
  'x-forwarded-for': [
    '127.0.0.1',
    '::1',
    '10.0.0.1, evil',
    'unknown',
    '_x',
    '1.2.3.4:80',
    '[::1]:80',
    ','.repeat(3000),
    '%00',
    markup,
  ],
  'x-forwarded-host': ['evil.example', 'nl.localhost', 'fr.care.localhost', markup],
  'x-forwarded-proto': ['http', 'javascript', 'https,http'],
  forwarded: ['for=evil;host=evil.example;proto=http', 'host=fr.care.localhost'],
  range: [
    'bytes=0-',
    'bytes=0-1',
    'bytes=5-1',
    'bytes=-0',
    'bytes=99999999-',
    `bytes=${'0-1,'.repeat(1000)}0-1`,
    'lines=1',
    'bytes=0-99999999999999999999',
  ],
  'if-none-match': ['*', '"x"', 'W/"x"', '"', `${'"x",'.repeat(1500)}"y"`, markup],
  'if-modified-since': ['x', 'Thu, 01 Jan 2099 00:00:00 GMT', '-1'],
  'if-range': ['"x"', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'content-type': [
    '',
    ';',
    'a/b/c',
    'application/json;charset=latin1',
    'text/plain',
    'multipart/form-data; boundary=x',
    'APPLICATION/JSON',
    'application/x-www-form-urlencoded',
    '*/*',
    'application/json, text/html',
    `${'a'.repeat(2000)}/b`,
  ],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  'content-length': ['-1', '1e3', '9999999999999999', '0x10', ''],
  'transfer-encoding': ['chunked', 'gzip, chunked', 'identity'],
  expect: ['100-continue', 'x'],
  upgrade: ['websocket', 'h2c'],
  origin: [
    'null',
    'https://evil.example',
    'https://fr.localhost',
    'https://fr.localhost.evil.example',
    markup,
  ],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', ''],
  referer: [`https://fr.localhost/?token=${planted}`, markup],
  authorization: ['Basic', 'Basic ===', 'Basic YQ==', `Bearer ${planted}`, 'Basic Og==', `Basic ${planted}`],
  'x-request-id': [markup, 'a'.repeat(9), 'x'.repeat(65), '../../x', 'ÿ'.repeat(8)],
  'x-composition-id': ['evil', markup],
  'x-http-method-override': ['DELETE'],
  connection: ['close, x-forwarded-for', 'keep-alive, host'],
  'user-agent': ['', 'Googlebot/2.1', markup, 'x'.repeat(6000)],
  'x-huge': ['x'.repeat(20_000)],
};

const oddHeader: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.keys(oddValues))
  .chain((name) =>
    fc
      .oneof(
        { weight: 5, arbitrary: fc.constantFrom(...(oddValues[name] ?? [])) },
        { weight: 1, arbitrary: latin.map((value) => value.replace(/\x7f/g, '')) },
        { weight: 1, arbitrary: fc.constantFrom('a\0b', 'a\x01b', 'a\x7fb', markup) },
      )
      .map((value) => [name, value] as const),
  );

const bytesOf = ({ type }: Target, body: unknown): Buffer =>
  Buffer.from(
    typeof body === 'string' && type !== 'application/json' ? body : writeRawNumbers(JSON.stringify(body)),
  );

const lone = Buffer.concat([Buffer.from('{"items":["'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"]}')]);

const oddBody = (target: Target): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 3, arbitrary: hostileBytes },
    { weight: 2, arbitrary: hostileValue.map((value) => bytesOf(target, value)) },
    {
      weight: 4,
      arbitrary: spoil(fc.constantFrom(...(target.bodies ?? [{}]))).map((value) =>
        bytesOf(target, value ?? null),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        lone,
        Buffer.from(`{"token":"${planted}"}`),
        Buffer.from('a=1&a=2&__proto__=x&why=%ED%A0%80'),
      ),
    },
    { weight: 1, arbitrary: oddQuery.map((query) => Buffer.from(query)) },
  );

/** A separate address per request, like many visitors, because the server slows down repeated guesses. */
const address = fc.nat({ max: 0xffffff }).map((n) => `11.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);

const usualHeaders = (
  target: Target,
  { authorization, care, preview }: Credentials,
): fc.Arbitrary<readonly Header[]> =>
  fc
    .record({
      from: address,
      host: fc.constantFrom(
        'fr.localhost',
        'fr.localhost',
        'be.localhost',
        'nl.localhost',
        'es.localhost',
        'fr.care.localhost',
      ),
      encoding: fc.constantFrom('gzip, deflate, br', 'gzip', 'identity'),
      cookie: fc.constantFrom(
        '',
        '',
        '',
        preview,
        '__Host-locale=fr_BE',
        'consent=all',
        target.for === 'staff' ? care : '',
      ),
      isKnown: fc.integer({ min: 0, max: 3 }).map((n) => target.for !== undefined && n > 0),
    })
    .map(({ from, host, encoding, cookie, isKnown }) => [
      ...([
        ['host', host],
        ['x-forwarded-for', from],
        ['accept-encoding', encoding],
      ] as const),
      ...(cookie === '' ? [] : [['cookie', cookie] as const]),
      ...(isKnown ? [['authorization', authorization] as const] : []),
      ...(target.method !== 'GET' ? [['origin', `https://${host}`] as const] : []),
      ...(target.type === undefined ? [] : [['content-type', target.type] as const]),
    ]);

const valid = (target: Target, credentials: Credentials): fc.Arbitrary<Draft> =>
  fc
    .record({
      path: fc.constantFrom(...target.paths),
      query: fc.constantFrom('', '', 'page=2', 'flow=gifting', 'locale=fr_BE'),
      isHead: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      headers: usualHeaders(target, credentials),
      body: fc.constantFrom(...(target.bodies ?? [null])),
    })
    .map(({ isHead, body, ...rest }) => ({
      ...rest,
      target,
      kind: 'valid' as const,
      method: isHead && target.method === 'GET' ? 'HEAD' : target.method,
      body: target.method === 'GET' ? null : bytesOf(target, body),
    }));

type Change = Partial<Pick<Draft, 'method' | 'path' | 'query' | 'body'>> & {
  readonly more?: readonly Header[];
};

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'get',
  'X',
];

const changeOf = (target: Target, credentials: Credentials): fc.Arbitrary<Change> =>
  fc.oneof(
    { weight: 4, arbitrary: oddPath(target.paths).map((path) => ({ path })) },
    { weight: 3, arbitrary: oddQuery.map((query) => ({ query })) },
    { weight: 3, arbitrary: oddCookie(credentials).map((header) => ({ more: [header] })) },
    { weight: 4, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 4 }).map((more) => ({ more })) },
    { weight: target.method === 'GET' ? 1 : 8, arbitrary: oddBody(target).map((body) => ({ body })) },
    { weight: 1, arbitrary: fc.constantFrom(...methods).map((method) => ({ method })) },
  );

const apply = (draft: Draft, { more = [], ...change }: Change): Draft => {
  const replaced = new Set(more.map(([name]) => name));
  // Half of the odd headers duplicate a valid one: servers differ in which of the two they use.
  const isBeside = more.some(([, value]) => value.length % 2 === 1);
  const kept = isBeside ? draft.headers : draft.headers.filter(([name]) => !replaced.has(name));
  return { ...draft, ...change, headers: [...kept, ...more] };
};

/** Three of four requests to the service for teams are signed as they are, so that their faults get past the signature. */
const signed = ({ sign }: Credentials, drafts: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> =>
  fc.tuple(drafts, fc.nat({ max: 3 })).map(([draft, n]) => {
    if (n === 0) return draft;
    const { method, path, query, body, headers } = draft;
    const [, host = ''] = headers.find(([name]) => name === 'host') ?? [];
    const given = {
      host: host.split(':', 1)[0] ?? '',
      method,
      path: query === '' ? path : `${path}?${query}`,
    };
    return { ...draft, headers: [...headers, ...sign(given, body)] };
  });

const requestTo = (target: Target, credentials: Credentials): fc.Arbitrary<Draft> => {
  const right = valid(target, credentials);
  const change = changeOf(target, credentials);
  const spoilt = (kind: Draft['kind'], minLength: number, maxLength: number) =>
    fc
      .tuple(right, fc.array(change, { minLength, maxLength }))
      .map(([draft, changes]) => changes.reduce(apply, { ...draft, kind }));
  const drafts = fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: spoilt('nearly', 1, 1) },
    { weight: 3, arbitrary: spoilt('hostile', 2, 5) },
  );
  return target.for === 'team' ? signed(credentials, drafts) : drafts;
};

/** Requests to every target: 30 % valid, 40 % with one fault, 30 % with many. */
export const requests = (credentials: Credentials): fc.Arbitrary<Draft> =>
  fc.oneof(
    ...targets.map((target) => ({ weight: target.weight ?? 1, arbitrary: requestTo(target, credentials) })),
  );
