import { createSender } from './sender';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = (start: { client?: string | null; session?: string | null } = {}) => {
  const state = { client: 'c' as string | null, session: 's' as string | null, allowed: true, ...start };
  const posted: (readonly string[])[] = [];
  const visit = {
    clientId: jest.fn(() => state.client),
    sessionId: jest.fn(() => state.session),
    open: jest.fn(),
    extend: jest.fn(),
  };
  const sender = createSender<string>({
    visit,
    allowed: () => state.allowed,
    post: (events) => posted.push(events),
  });
  return { sender, state, visit, posted };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('sending', () => {
  it('gathers the events of a second into one post, and keeps the session', async () => {
    const { sender, visit, posted } = setUp();
    sender.add('a');
    sender.add('b');
    await pass(999);
    expect(posted).toEqual([]);
    await pass(1);
    expect(posted).toEqual([['a', 'b']]);
    expect(visit.extend).toHaveBeenCalledTimes(1);
    sender.add('c');
    await pass(1000);
    expect(posted).toEqual([['a', 'b'], ['c']]);
  });

  it('polls the Google id 5 times, one second apart, then sends without it and polls no more [ANALYT-012]', async () => {
    const { sender, visit, posted } = setUp({ client: null });
    sender.add('a');
    await pass(1000);
    expect(visit.clientId).toHaveBeenCalledTimes(1);
    await pass(3999);
    expect([visit.clientId.mock.calls.length, posted.length]).toEqual([4, 0]);
    await pass(1);
    expect([visit.clientId.mock.calls.length, posted]).toEqual([5, [['a']]]);
    sender.add('b');
    await pass(1000);
    expect([visit.clientId.mock.calls.length, posted]).toEqual([5, [['a'], ['b']]]);
  });

  it('sends as soon as the Google id is there [ANALYT-012]', async () => {
    const { sender, state, posted } = setUp({ client: null });
    sender.add('a');
    await pass(2500);
    state.client = 'late';
    await pass(499);
    expect(posted).toEqual([]);
    await pass(1);
    expect(posted).toEqual([['a']]);
  });

  it('waits for a valid session: 4 retries of 150 ms, then drops the events [ANALYT-010]', async () => {
    const { sender, state, visit, posted } = setUp({ session: null });
    sender.add('a');
    await pass(1000);
    expect(visit.sessionId).toHaveBeenCalledTimes(1);
    await pass(599);
    expect(visit.sessionId).toHaveBeenCalledTimes(4);
    await pass(1);
    expect(visit.sessionId).toHaveBeenCalledTimes(5);
    await pass(10_000);
    expect([visit.sessionId.mock.calls.length, posted]).toEqual([5, []]);
    state.session = 'new';
    sender.add('b');
    await pass(1000);
    expect(posted).toEqual([['b']]);
  });

  it('sends when the session becomes valid within the retries [ANALYT-010]', async () => {
    const { sender, state, posted } = setUp({ session: null });
    sender.add('a');
    await pass(1000 + 450);
    state.session = 'new';
    await pass(149);
    expect(posted).toEqual([]);
    await pass(1);
    expect(posted).toEqual([['a']]);
  });

  it('asks for a new session before it waits [ANALYT-009]', async () => {
    const { sender, state, visit, posted } = setUp({ session: null });
    visit.open.mockImplementation(() => (state.session = 'opened'));
    sender.add('a');
    await pass(1000);
    expect(posted).toEqual([['a']]);
  });

  it('sends nothing after the consent ends', async () => {
    const { sender, state, posted } = setUp();
    sender.add('a');
    state.allowed = false;
    await pass(60_000);
    expect(posted).toEqual([]);
    state.allowed = true;
    sender.add('b');
    sender.clear();
    await pass(60_000);
    expect(posted).toEqual([]);
  });

  it('sends at once when the page is left, if the session is valid', async () => {
    const { sender, state, posted } = setUp({ client: null });
    sender.add('a');
    sender.flush();
    sender.flush();
    expect(posted).toEqual([['a']]);
    await pass(10_000);
    expect(posted).toEqual([['a']]);
    state.session = null;
    sender.add('b');
    sender.flush();
    expect(posted).toEqual([['a']]);
  });

  it('keeps the newest hundred events, and posts ten at a time', async () => {
    const { sender, posted } = setUp();
    for (let index = 0; index < 105; index += 1) sender.add(String(index));
    await pass(1000);
    expect(posted.map((events) => events.length)).toEqual(Array(10).fill(10));
    expect([posted[0]?.[0], posted[9]?.[9]]).toEqual(['5', '104']);
  });
});
