import { createFixedClock } from '@detour/shared-contracts/base';
import { createFrameServices } from './frame-services';

const realFetch = globalThis.fetch;
let status = 201;
let sent: { path: string; method: string | undefined; body: unknown }[] = [];

beforeEach(() => {
  status = 201;
  sent = [];
  globalThis.fetch = ((path: string, { method, body }: RequestInit) => {
    sent.push({ path, method, body: body === undefined ? null : JSON.parse(String(body)) });
    return Promise.resolve({ status, ok: status < 300 });
  }) as typeof fetch;
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const services = (open = jest.fn()) =>
  createFrameServices({
    site: { locale: 'nl_BE' } as never,
    clock: createFixedClock('2026-11-21T10:00:00Z'),
    bus: { on: jest.fn() } as never,
    publicOrigin: 'http://be.localhost:8080',
    mountFragment: jest.fn(),
    open,
  });

describe('the newsletter call', () => {
  it('posts address, country and language [NEWS-001]', async () => {
    await services().subscribe('a@b.be');
    expect(sent).toEqual([
      {
        path: '/api/front/marketing/newsletter',
        method: 'POST',
        body: { email: 'a@b.be', country: 'BE', language: 'nl' },
      },
    ]);
  });

  it.each([
    [200, true],
    [201, true],
    [202, false],
    [204, false],
    [400, false],
    [500, false],
  ])('treats status %s as success: %s [NEWS-002]', async (answer, taken) => {
    status = answer;
    expect(await services().subscribe('a@b.be')).toBe(taken);
  });
});

describe('signing out', () => {
  it('ends the session on the server, which clears both cookies, and reloads the page [HDR-018]', async () => {
    status = 204;
    const open = jest.fn();
    await services(open).signOut();
    expect(sent).toMatchObject([{ path: '/api/account/signout', method: 'POST' }]);
    expect(open).toHaveBeenCalledWith(location.href);
  });

  it('does not report success while the session still exists', async () => {
    status = 503;
    const open = jest.fn();
    await expect(services(open).signOut()).rejects.toThrow('503');
    expect(open).not.toHaveBeenCalled();
  });

  it('leaves customer care in the same way', async () => {
    status = 204;
    const open = jest.fn();
    await services(open).leaveCare();
    expect(sent).toMatchObject([{ path: '/api/care/session', method: 'DELETE' }]);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
