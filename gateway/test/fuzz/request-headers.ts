import fc from 'fast-check';
import type { Target } from './targets';
import type { World } from './world';

const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((text) => text.replace('\u007f', ''));

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=latin1',
  'text/plain',
  '',

  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  'APPLICATION/JSON',

  'application/reports+json',
  'application/json, text/html',
  '*/*',
  'a/b/c',
  'application/octet-stream',
  ';',
  'json',
];

/** Headers of clients, and headers that no client sends. */
export const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'if-modified-since',
    'range',
    'expect',
    'origin',
    'referer',
    'user-agent',
    'x-request-id',
    'x-composition-id',
    'idempotency-key',
    'psp-signature',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'host',
    'content-type',
    'content-encoding',
    'cookie',
    'sec-fetch-site',
    'x-http-method-override',
    'authorization',
    'content-language',
    'if-match',
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

/** Calls that end a session, an account or the access to a gift. */
const ending = new Set([
  'signOut',
  // A sign-in ends the previous session.
  'signIn',
  'confirmAddress',
  'confirmEmailChange',
  'undoEmailChange',
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

/** Cookies, links and keys of existing customers. */
export const usualHeaders = (target: Target, world: World): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      cookieOf(target, world),
      fc.option(fc.stringMatching(/^[a-z0-9]{8,20}$/), { freq: 3 }),
      fc.option(fc.constantFrom(...(world.values['orderLink'] ?? ['x.y']).map(String)), { freq: 1 }),
      fc.option(
        fc.constantFrom(...(world.values['serialNumber'] ?? []).map(String), '%00', '%', '%ed%a0%80'),
        {
          freq: 1,
        },
      ),
    )
    .map(([cookie, key, link, gift]) => ({
      // A site of the shop, because passkeys are bound to one; customer care has hosts of its own.
      host: target.path.startsWith('/api/care/') ? 'fr.care.localhost:8080' : 'fr.localhost:8080',
      ...cookie,
      ...(key ? { 'idempotency-key': key } : {}),
      ...(link && target.path.includes(':orderUUID') ? { 'x-order-link': link } : {}),
      ...(gift && target.path.includes(':code') ? { 'x-gift-code': gift } : {}),
    }));
