import fc from 'fast-check';
import { hostileBytes, hostileText, hostileValue, writeRawNumbers } from './hostile-values';
import { valueOf, type Hints, type Schema } from './schema-arbitrary';
import { spoil } from './spoil';
import type { Target } from './targets';
import type { World } from './world';

/** A request before it is written: every part may be anything. */
export interface Draft {
  readonly target: Target;
  readonly kind: 'valid' | 'nearly' | 'hostile';
  readonly params: unknown;
  readonly query: unknown;
  /** A JSON value, or the bytes as they are sent; undefined without a body. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A body as it is sent. */
export const jsonOf = (body: unknown): string => writeRawNumbers(JSON.stringify(body));

const hintsOf =
  ({ id }: Target, { values }: World): Hints =>
  (member) =>
    values[`${id}.${member}`] ?? values[member] ?? null;

const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((text) => text.replace('\u007f', ''));

const contentTypes = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=latin1',
    'text/plain',
    '',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/csp-report',
    'APPLICATION/JSON',
  ],
  ...[
    'application/reports+json',
    'application/json, text/html',
    '*/*',
    'a/b/c',
    'application/octet-stream',
    ';',
    'json',
  ],
];

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      'accept',
      'accept-language',
      'accept-encoding',
      'if-none-match',
      'if-modified-since',
      'range',
      'expect',
    ],
    ...[
      'origin',
      'referer',
      'user-agent',
      'x-request-id',
      'x-composition-id',
      'idempotency-key',
      'psp-signature',
    ],
    ...[
      'x-forwarded-for',
      'x-forwarded-proto',
      'x-forwarded-host',
      'host',
      'content-type',
      'content-encoding',
    ],
    ...[
      'cookie',
      'sec-fetch-site',
      'x-http-method-override',
      'authorization',
      'content-language',
      'if-match',
    ],
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      '*',
      '-',
      ',',
      ';',
      '"',
      'x'.repeat(8000),
      'a=b; a=c',
      'session=',
      '%00',
      'bytes=0-',
      'q=0',
    ),
    fc.constantFrom(...contentTypes),
  ),
  { maxKeys: 4, noNullPrototype: true },
);

/** Calls that end a session, an account or a gift's stay. */
const ending = new Set([
  'signOut',
  // A sign-in ends the session that was there before.
  'signIn',
  'confirmAddress',
  'deleteMe',
  'resetPassword',
  'updateMe',
  'beneficiaryLogout',
  'closeCareSession',
]);

const cookieOf = ({ id }: Target, { cookies, doomedCookies }: World): fc.Arbitrary<Record<string, string>> =>
  fc
    .constantFrom(...(ending.has(id) ? doomedCookies : cookies), '')
    .map((cookie) => (cookie ? { cookie } : {}));

const usual = (target: Target, world: World): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      cookieOf(target, world),
      fc.option(fc.stringMatching(/^[a-z0-9]{8,20}$/), { freq: 3 }),
      fc.option(fc.constantFrom(...(world.values['orderLink'] ?? ['x.y']).map(String)), { freq: 1 }),
    )
    .map(([cookie, key, link]) => ({
      // Of a site of the shop: passkeys belong to one.
      host: 'fr.localhost:8080',
      ...cookie,
      ...(key ? { 'idempotency-key': key } : {}),
      ...(link && target.path.includes(':orderUUID') ? { 'x-order-link': link } : {}),
    }));

type Parts = Pick<Draft, 'params' | 'query' | 'body'>;

const validParts = (target: Target, world: World): fc.Arbitrary<Parts> => {
  const hints = hintsOf(target, world);
  const part = (schema: Schema | undefined, name: string) =>
    schema ? valueOf(schema, name, hints) : fc.constant(undefined);
  return fc.record({
    params: part(target.params, 'params'),
    query: part(target.query, 'query'),
    body: part(target.body, 'body'),
  });
};

const junk = (schema: Schema | undefined): fc.Arbitrary<unknown> => {
  const names = Object.keys(schema?.properties ?? {});
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), hostileText) : hostileText;
  return fc.dictionary(name, hostileValue, { maxKeys: 6, noNullPrototype: true });
};

const hostileParts = (target: Target): fc.Arbitrary<Parts> =>
  fc.record({
    params: target.params ? junk(target.params) : fc.constant(undefined),
    query: junk(target.query),
    body:
      target.method === 'GET'
        ? fc.constant(undefined)
        : fc.oneof(hostileBytes, hostileBytes, junk(target.body)),
  });

/** An event of the payment provider carries its signature, else nothing of it is read. */
const signed = (draft: Draft, world: World): Draft =>
  draft.target.id === 'webhook' && draft.body !== undefined && !Buffer.isBuffer(draft.body)
    ? { ...draft, headers: { ...draft.headers, 'psp-signature': world.sign(jsonOf(draft.body)) } }
    : draft;

const requestTo = (target: Target, world: World): fc.Arbitrary<Draft> => {
  const valid = validParts(target, world);
  const draft = <K extends Draft['kind']>(
    kind: K,
    parts: fc.Arbitrary<unknown>,
    headers: fc.Arbitrary<object>,
  ) =>
    fc
      .tuple(parts, headers)
      .map(([given, more]) => signed({ target, kind, ...(given as Parts), headers: more } as Draft, world));
  const odd = fc.tuple(usual(target, world), oddHeaders).map(([a, b]) => ({ ...a, ...b }));
  return fc.oneof(
    { weight: 4, arbitrary: draft('valid', valid, usual(target, world)) },
    {
      weight: 4,
      arbitrary: draft('nearly', spoil(valid), fc.oneof(usual(target, world), usual(target, world), odd)),
    },
    { weight: 2, arbitrary: draft('hostile', hostileParts(target), odd) },
  );
};

/** Requests to all calls in turn, valid, nearly valid and hostile. */
export const requestsTo = (targets: readonly Target[], world: World): fc.Arbitrary<Draft> =>
  fc.oneof(...targets.map((target) => ({ weight: target.weight ?? 1, arbitrary: requestTo(target, world) })));
