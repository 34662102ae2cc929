/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { CompositionSource } from '../composition/composition-source';
import { inlineHash } from '../page/document/csp';
import { createAuditLog } from './audit-log';
import { createPreviews } from './previews';
import { keyOfText } from '../composition/signing-keys';
import { registerReleasePage } from './release-page';
import { createStaffAccess } from './staff-access';

const host = 'fr.localhost:8080';
const password = 'open sesame';
const basic = (name: string, word: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${word}`).toString('base64')}`,
});
const operator = basic('camille', password);
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

let app: FastifyInstance;
let folder: string;
let clock = 1_700_000_000_000;
const published = ['1.0.0', '1.4.0'];

/** All releases here are signed; their own tests cover unsigned ones. */
const compositions = {
  live: () => ({ releases: { shell: { version: '1.0.0' }, 'remote-search': { version: '1.0.0' } } }),
  preview: (selection: Readonly<Record<string, string>>) => {
    const missing = Object.entries(selection).find(([, version]) => !published.includes(version));
    return Promise.resolve(
      missing
        ? {
            ok: false,
            error: { kind: 'missing', message: `${missing[0]}@${missing[1]} is not in the store.` },
          }
        : { ok: true, value: { composition: { id: 'chosen' } } },
    );
  },
} as unknown as CompositionSource;

const audit = (): readonly Record<string, unknown>[] => {
  try {
    const text = readFileSync(join(folder, 'previews.log'), 'utf8').trim();
    return text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  } catch {
    return [];
  }
};

/** Delay (ms) of responses to wrong passwords. */
const waits: number[] = [];

beforeEach(async () => {
  waits.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'detour-staff-'));
  clock = 1_700_000_000_000;
  const now = () => clock;
  const secret = [keyOfText('s'.repeat(32))] as const;
  const previews = createPreviews({
    compositions,
    secret,
    secure: true,
    channel: 'production',
    now,
    onRefused: () => undefined,
  });
  app = Fastify();
  await app.register(fastifyCookie);
  registerReleasePage(app, {
    previews,
    compositions,
    secret,
    now,
    channel: 'production',
    secure: true,
    access: createStaffAccess({
      password,
      secure: true,
      now,
      pause: (ms) => Promise.resolve(waits.push(ms)),
      care: {
        isOpen: () => Promise.resolve(false),
        memberOf: (value) => Promise.resolve(value === 'open' ? 'robin@detour.example' : null),
      },
    }),
    releases: {
      versions: (name: string) => Promise.resolve(published.map((version) => ({ name, version }))),
    } as never,
    audit: createAuditLog(join(folder, 'previews.log'), now),
    onChoice: () => undefined,
  });
  app.get('/page', async (request) => {
    const { shown, stale } = await previews.of(request);
    return { shown: shown?.notice.releases ?? null, stale };
  });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const choose = (headers: object, body = 'remote-search=1.4.0&why=look') =>
  app.inject({
    method: 'POST',
    url: '/_shell/releases',
    headers: { host, ...own, ...headers },
    payload: body,
  });

const see = async (cookie: string, at = host) =>
  (await app.inject({ url: '/page', headers: { host: at, cookie } })).json() as {
    shown: unknown;
    stale: boolean;
  };

const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('choosing releases', () => {
  it('requires the operator password', async () => {
    for (const headers of [
      {},
      basic('camille', 'wrong'),
      { authorization: 'Bearer x' },
      { cookie: 'care=forged' },
    ]) {
      const answer = await app.inject({ url: '/_shell/releases', headers: { host, ...headers } });
      expect([answer.statusCode, answer.headers['www-authenticate']?.slice(0, 5)]).toEqual([401, 'Basic']);
    }
    expect((await choose({})).statusCode).toBe(401);
  });

  it('is open to operators and customer care, and lists published releases', async () => {
    for (const headers of [operator, { cookie: '__Host-care=open' }]) {
      const answer = await app.inject({ url: '/_shell/releases', headers: { host, ...headers } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<option value="1.4.0"');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('applies from then on to this browser and host, and is logged with person, release and reason', async () => {
    const answer = await choose(operator);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/']);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-preview=[\w-]+\.[\w-]+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await see(cookieOf(answer))).toEqual({ shown: ['remote-search@1.4.0'], stale: false });
    expect(audit()).toEqual([
      expect.objectContaining({
        who: 'camille',
        did: 'chose',
        what: ['remote-search@1.4.0'],
        why: 'look',
        host,
      }),
    ]);
  });

  it('is logged with the name of the customer-care agent', async () => {
    await choose({ cookie: '__Host-care=open' });
    expect(audit()[0]?.['who']).toBe('care robin@detour.example');
  });

  it('ends by leaving, without a password, and is logged', async () => {
    const cookie = cookieOf(await choose(operator));
    const answer = await app.inject({
      method: 'POST',
      url: '/_shell/releases/leave',
      headers: { host, ...own, cookie },
      payload: '',
    });
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
    expect(audit().map(({ did }) => did)).toEqual(['chose', 'left']);
  });

  it('stops an attack by a preview of an unpublished release, and logs it', async () => {
    const answer = await choose(operator, 'remote-search=6.6.6&why=look');
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(audit().map(({ did }) => did)).toEqual(['was refused']);
  });

  it.each([
    'token=s3cret-word&why=look',
    'remote-search=1.4.0&token=s3cret-word&why=look',
    'shell=../../s3cret-word',
  ])(
    'stops an attack by form fields that are not releases, without showing or logging them: %s',
    async (body) => {
      const answer = await choose(operator, body);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
      expect(answer.body + JSON.stringify(audit())).not.toContain('s3cret-word');
    },
  );

  it('stops an attack by a form that another site sends with the operator’s credentials', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      // A browser that sends only the form's origin.
      { 'sec-fetch-site': '', origin: 'http://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
      { 'sec-fetch-site': '' },
    ]) {
      const answer = await choose({ ...operator, ...headers });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect(audit()).toEqual([]);
  });

  it('stops an attack by a preview cookie that was taken to another host, and clears it', async () => {
    const cookie = cookieOf(await choose(operator));
    expect(await see(cookie, 'es.localhost:8080')).toEqual({ shown: null, stale: true });
  });

  it('stops an attack by an expired preview cookie, and clears it', async () => {
    const cookie = cookieOf(await choose(operator));
    clock += 2 * 3_600_000;
    expect(await see(cookie)).toEqual({ shown: null, stale: true });
  });

  it('stops an attack by a forged preview cookie, and clears it', async () => {
    expect(await see('__Host-preview=e30.AAAA')).toEqual({ shown: null, stale: true });
  });

  it('stops an attack by guessing the password', async () => {
    for (let tries = 0; tries < 8; tries += 1) await choose(basic('x', `guess ${tries}`));
    expect(waits).toEqual([125, 250, 500, 1000, 2000, 4000, 8000, 8000]);
    clock += 61_000;
    await choose(basic('x', 'a guess'));
    expect(waits.at(-1)).toBe(125);
  });

  it('accepts the correct password at once, even after wrong ones from its address', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      expect((await choose(basic('x', `guess ${tries}`))).statusCode).toBe(401);
    const waited = waits.length;
    expect((await choose(operator)).statusCode).toBe(303);
    expect(waits).toHaveLength(waited);
  });

  it('slows down guesses from many addresses too, and locks out nobody', async () => {
    const url = '/_shell/releases';
    for (let tries = 0; tries < 101; tries += 1)
      await app.inject({ url, remoteAddress: `10.0.${tries}.1`, headers: { host, ...basic('x', 'no') } });
    expect([waits.at(0), waits.at(-1)]).toEqual([125, 1000]);
    expect((await choose(operator)).statusCode).toBe(303);
  });

  it('stops an attack by markup in displayed values', async () => {
    const answer = await choose(
      operator,
      `remote-search=${encodeURIComponent('<script>alert(1)</script>')}&why=look`,
    );
    expect(answer.body).not.toContain('<script>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('has a style that its own CSP allows', async () => {
    const { body, headers } = await app.inject({ url: '/_shell/releases', headers: { host, ...operator } });
    const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(style.length).toBeGreaterThan(500);
    expect(headers['content-security-policy']).toContain(inlineHash(style));
  });
});
