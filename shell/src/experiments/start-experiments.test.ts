import { Subject } from 'rxjs';
import { createConsent } from '../host/visitor/consent';
import { startExperiments } from './start-experiments';
import * as code from './visitor-id';

const realFetch = globalThis.fetch;
const clear = (): void => void (document.cookie = 'visitor=; Path=/; Max-Age=0');

beforeEach(() => {
  localStorage.clear();
  clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const accept = { preferences: false, statistics: true };
const refuse = { preferences: true, statistics: false };
const settle = () => jest.advanceTimersByTimeAsync(5000);
const cookie = (): string | undefined => /(?:^|; )visitor=([^;]*)/.exec(document.cookie)?.[1];

interface Visit {
  readonly arms?: Readonly<Record<string, string>>;
  readonly mode?: string;
}

const open = ({ arms, mode = 'visitor' }: Visit = {}) => {
  const posts: unknown[] = [];
  globalThis.fetch = ((path: string, { body }: RequestInit) => {
    posts.push([path, JSON.parse(String(body))]);
    return Promise.resolve({ ok: true });
  }) as typeof fetch;
  const used = new Subject<{ experiment: string }>();
  const consent = createConsent(Date.now, () => undefined);
  const load = jest.fn(async () => code);
  startExperiments({
    document: { page: { ...(arms && { arms }) }, site: { mode } } as never,
    events: { consent, own: { on: () => used } as never },
    load,
  });
  return { consent, load, posts, use: (experiment: string) => used.next({ experiment }) };
};

describe('the random id of a visitor', () => {
  it('is made after consent only, while an experiment runs, and kept [FLAG-021]', async () => {
    const { consent, load } = open({ arms: {} });
    await settle();
    expect([cookie(), load.mock.calls.length]).toEqual([undefined, 0]);
    consent.answer(refuse);
    await settle();
    expect([cookie(), load.mock.calls.length]).toEqual([undefined, 0]);
    consent.answer(accept);
    await settle();
    const id = cookie();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    open({ arms: {} });
    await settle();
    expect(cookie()).toBe(id);
  });

  it('is not made without an experiment, nor for staff', async () => {
    for (const visit of [{}, { arms: {}, mode: 'care' }]) {
      const { consent, load } = open(visit);
      consent.answer(accept);
      await settle();
      expect([cookie(), load.mock.calls.length]).toEqual([undefined, 0]);
    }
  });

  it('is deleted with the consent, also when no experiment runs any more', async () => {
    const first = open({ arms: {} });
    first.consent.answer(accept);
    await settle();
    expect(cookie()).toBeDefined();
    const { consent } = open();
    consent.answer(refuse);
    await settle();
    expect(cookie()).toBeUndefined();
  });

  it('is not made when the consent is withdrawn while the code loads', async () => {
    const { consent } = open({ arms: {} });
    consent.answer(accept);
    consent.answer(refuse);
    await settle();
    expect(cookie()).toBeUndefined();
  });
});

describe('a used variant', () => {
  it('is reported once for a document, with the arm that the server assigned', async () => {
    const { consent, posts, use } = open({ arms: { 'search-dates': 'forced' } });
    consent.answer(accept);
    use('search-dates');
    use('search-dates');
    use('new-filters');
    await settle();
    expect(posts).toEqual([['/api/experiments/exposures', { experiment: 'search-dates', arm: 'forced' }]]);
  });

  it('is not reported without consent, nor in the document in which the visitor agrees', async () => {
    const refused = open({ arms: { 'search-dates': 'forced' } });
    refused.consent.answer(refuse);
    refused.use('search-dates');
    const agrees = open({ arms: {} });
    agrees.consent.answer(accept);
    agrees.use('search-dates');
    await settle();
    expect([refused.posts, agrees.posts]).toEqual([[], []]);
  });
});
