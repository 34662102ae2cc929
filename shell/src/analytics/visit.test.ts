import { createVisit, lockOfTabs, type Lock } from './visit';

const minute = 60_000;

const setUp = ({ lock = async (work) => work() }: { readonly lock?: Lock } = {}) => {
  const stored = new Map<string, string>();
  const state = { now: 1_000_000, allowed: true };
  const visit = createVisit({
    storage: { read: (key) => stored.get(key) ?? null, write: (key, value) => void stored.set(key, value) },
    clock: { now: () => state.now },
    lock,
    allowed: () => state.allowed,
  });
  return { visit, stored, state };
};

describe('client id and session of analytics', () => {
  it('are random numbers that stay, made once', async () => {
    const { visit } = setUp();
    expect([visit.clientId(), visit.sessionId()]).toEqual([null, null]);
    visit.open();
    await Promise.resolve();
    const first = [visit.clientId(), visit.sessionId()];
    expect(first).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(first[0]).not.toBe(first[1]);
    visit.open();
    await Promise.resolve();
    expect([visit.clientId(), visit.sessionId()]).toEqual(first);
  });

  it('end a session 30 minutes after its last event; the next is another one of the same client [ANALYT-009]', async () => {
    const { visit, state } = setUp();
    visit.open();
    const [client, session] = [visit.clientId(), visit.sessionId()];
    await Promise.resolve();
    state.now += 29 * minute;
    expect(visit.sessionId()).toBe(session);
    visit.extend();
    state.now += 30 * minute - 1;
    expect(visit.sessionId()).toBe(session);
    state.now += 1;
    expect(visit.sessionId()).toBeNull();
    visit.extend();
    expect(visit.sessionId()).toBeNull();
    await Promise.resolve();
    visit.open();
    expect(visit.sessionId()).toEqual(expect.any(String));
    expect(visit.sessionId()).not.toBe(session);
    expect(visit.clientId()).toBe(client);
  });

  it('renew the client id after 13 months', () => {
    const { visit, state } = setUp();
    visit.open();
    state.now += 395 * 24 * 60 * minute - 1;
    expect(visit.clientId()).not.toBeNull();
    state.now += 1;
    expect(visit.clientId()).toBeNull();
  });

  it('are not made without consent, not even when it ends while another tab has the lock', async () => {
    let begin = (): void => undefined;
    const { visit, stored, state } = setUp({
      lock: (work) => new Promise<void>((resolve) => (begin = () => resolve(work()))),
    });
    visit.open();
    state.allowed = false;
    begin();
    await Promise.resolve();
    expect([...stored]).toEqual([]);
  });

  it.each(['', '7', '{"id":"x","at":1000000}', '{"id":"0123456789abcdef0123456789abcdef"}', '{'])(
    'treat the stored value %j as none',
    (text) => {
      const { visit, stored } = setUp();
      stored.set('analyticsClient', text);
      expect(visit.clientId()).toBeNull();
    },
  );

  it('are made by one tab at a time where the browser has locks', async () => {
    const request = jest.fn((_name: string, work: () => void) => Promise.resolve(work()));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const work = jest.fn();
    await lockOfTabs(work);
    Reflect.deleteProperty(navigator, 'locks');
    await lockOfTabs(work);
    expect(work).toHaveBeenCalledTimes(2);
    expect(request.mock.calls.map(([name]) => name)).toEqual(['detour.analytics']);
  });
});
