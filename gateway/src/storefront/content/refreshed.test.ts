import { createRefreshed } from './refreshed';

const setUp = () => {
  let now = 0;
  let made = 0;
  let revision = 0;
  const refreshed = createRefreshed<number>({ now: () => now }, 1000, () => Promise.resolve(revision));
  const make = (): Promise<number> => Promise.resolve((made += 1));
  return {
    refreshed,
    make,
    change: () => (revision += 1),
    advance: (ms: number) => (now += ms),
    made: () => made,
  };
};

describe('a cached response', () => {
  it('is computed once for concurrent callers', async () => {
    const { refreshed, make, made } = setUp();
    await Promise.all([refreshed('fr', make), refreshed('fr', make), refreshed('fr', make)]);
    expect(made()).toBe(1);
  });

  it('is served while it is renewed, and the next one is new', async () => {
    const { refreshed, make, advance } = setUp();
    await refreshed('fr', make);
    advance(1001);
    expect(await refreshed('fr', make)).toBe(1);
    expect(await refreshed('fr', make)).toBe(2);
  });

  it('is kept when its renewal fails', async () => {
    const { refreshed, make, advance } = setUp();
    await refreshed('fr', make);
    advance(1001);
    await refreshed('fr', () => Promise.reject(new Error('database away')));
    expect(await refreshed('fr', make)).toBe(1);
  });

  it('is cached per key', async () => {
    const { refreshed, make } = setUp();
    expect(await refreshed('fr', make)).toBe(1);
    expect(await refreshed('nl', make)).toBe(2);
  });

  it('is made again after a change of the catalogue, also when one of before is being made', async () => {
    const { refreshed, make, change } = setUp();
    let finish = (_value: number): void => {};
    const old = refreshed('fr', () => new Promise((resolve) => (finish = resolve)));
    await Promise.resolve();
    change();
    const next = refreshed('fr', make);
    expect(await next).toBe(1);
    finish(0);
    expect(await old).toBe(0);
    expect(await refreshed('fr', make)).toBe(2);
    expect(await refreshed('fr', make)).toBe(2);
  });
});
