/** @jest-environment node */
import { createCareSessions } from './care-session';
import { readConfig } from '../settings/config';
import { createGatewayLink } from '../http/proxy/gateway-link';

const gateway = createGatewayLink({ origin: 'http://gateway.invalid' });
const { careHosts } = readConfig({}, '/nowhere');
const realFetch = globalThis.fetch;
let asked: string[] = [];
let status = 200;

beforeEach(() => {
  asked = [];
  status = 200;
  globalThis.fetch = (_, init) => {
    const headers = new Headers(init?.headers);
    asked.push([headers.get('cookie'), headers.get('x-forwarded-host')].join(' '));
    return status === 0 ? Promise.reject(new Error('away')) : Promise.resolve(new Response('{}', { status }));
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const sessions = () => createCareSessions(gateway, { secure: false, careHosts });

describe('the care session', () => {
  it('is open when the gateway confirms it, with one request [CARE-001]', async () => {
    const { isOpen } = sessions();
    expect(await Promise.all([isOpen('a.b'), isOpen('a.b')])).toEqual([true, true]);
    expect(asked).toEqual(['care=a.b fr.care.localhost']);
  });

  it('is closed for a forged cookie, and without a cookie no request is made [CARE-011]', async () => {
    status = 401;
    const { isOpen } = sessions();
    expect(await isOpen('forged')).toBe(false);
    expect(await isOpen(undefined)).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('is closed while the gateway is unavailable, and checked again later', async () => {
    status = 0;
    const { isOpen } = sessions();
    expect(await isOpen('a.b')).toBe(false);
    status = 200;
    expect(await isOpen('a.b')).toBe(true);
  });
});
