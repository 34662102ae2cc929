import type { StorageKey } from '@detour/shared-contracts/platform';
import { runEarly } from '../../boot/run-early.fixture';
import { createConsent } from './consent';
import { createStorage } from './storage';

beforeEach(() => localStorage.clear());

describe('consent', () => {
  it('allows only essential storage until the visitor answers', () => {
    const consent = createConsent(
      () => 0,
      () => undefined,
    );
    expect(consent.isOpen()).toBe(true);
    expect(consent.allows('needed')).toBe(true);
    expect(consent.allows('preferences')).toBe(false);
    expect(consent.allows('statistics')).toBe(false);
  });

  it('remembers an answer for six months, then asks again', () => {
    let now = 1_000;
    createConsent(
      () => now,
      () => undefined,
    ).answer({ preferences: true, statistics: false });
    expect(
      createConsent(
        () => now,
        () => undefined,
      ).current(),
    ).toEqual({ preferences: true, statistics: false });
    now += 183 * 86_400_000;
    expect(
      createConsent(
        () => now,
        () => undefined,
      ).current(),
    ).toBeNull();
  });

  it('asks again those who answered before the banner asked for analytics', () => {
    localStorage.setItem('consent', '{"preferences":true,"statistics":true,"at":1000}');
    const consent = createConsent(
      () => 2_000,
      () => undefined,
    );
    expect([consent.isOpen(), consent.allows('statistics')]).toEqual([true, false]);
  });

  /** Whether `early.js`, which runs before the first paint, shows the question. */
  const asksEarly = (now: number): boolean => {
    document.documentElement.removeAttribute('data-asks');
    jest.spyOn(Date, 'now').mockReturnValue(now);
    runEarly();
    jest.restoreAllMocks();
    return document.documentElement.hasAttribute('data-asks');
  };
  const halfYear = 182 * 86_400_000;

  it.each([
    [null, 0],
    ['no JSON', 0],
    ['5', 0],
    ['{"at":1000}', 2000],
    ['{"terms":2,"at":1000}', 2000],
    ['{"terms":3}', 2000],
    ['{"terms":3,"at":"1000"}', 2000],
    ['{"terms":3,"at":1000}', 2000],
    ['{"terms":3,"at":1000}', 1000 + halfYear],
    ['{"terms":3,"at":1000}', 1001 + halfYear],
  ])('is asked with the first paint exactly when the store asks: %s at %s', (kept, now) => {
    if (kept !== null) localStorage.setItem('consent', kept);
    const consent = createConsent(
      () => now,
      () => undefined,
    );
    expect(asksEarly(now)).toBe(consent.isOpen());
    consent.answer({ preferences: false, statistics: false });
    expect(asksEarly(now)).toBe(false);
  });

  it('follows an answer in another tab', () => {
    const onAnswer = jest.fn();
    const consent = createConsent(() => 0, onAnswer);
    const heard = jest.fn();
    consent.subscribe(heard);
    consent.answer({ preferences: true, statistics: true });
    const withdrawn = { preferences: true, statistics: false };
    createConsent(
      () => 0,
      () => undefined,
    ).answer(withdrawn);
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect([consent.allows('statistics'), consent.isOpen()]).toEqual([false, false]);
    expect(onAnswer).toHaveBeenLastCalledWith(withdrawn);
    expect(heard).toHaveBeenCalledTimes(2);
    dispatchEvent(new StorageEvent('storage', { key: 'recentlyViewed' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('treats an invalid value as no answer', () => {
    localStorage.setItem('consent', '{"at":');
    expect(
      createConsent(
        () => 0,
        () => undefined,
      ).current(),
    ).toBeNull();
  });
});

describe('storage', () => {
  const refused = { allows: (kind: string) => kind === 'needed' };

  it('stores a key that a remote brings like those of the table, by its class of consent', () => {
    const brought = [{ name: 'reviews.draft', kind: 'local-storage', class: 'statistics' }] as const;
    const kept = createStorage({ allows: (kind) => kind === 'needed' }, brought);
    kept.write('reviews.draft', 'a');
    expect([kept.read('reviews.draft'), localStorage.getItem('reviews.draft')]).toEqual(['a', null]);
    createStorage({ allows: () => true }, brought).write('reviews.draft', 'b');
    expect(localStorage.getItem('reviews.draft')).toBe('b');
    expect(() => kept.read('reviews.other')).toThrow('no key "reviews.other"');
  });

  it('rejects a key that is not in the storage table', () => {
    expect(() => createStorage(refused).write('tracking' as StorageKey, 'x')).toThrow('no key "tracking"');
  });

  it('keeps preferences in memory only, until consent', () => {
    createStorage(refused).write('recentlyViewed', '[]');
    expect(localStorage.getItem('recentlyViewed')).toBeNull();
    createStorage({ allows: () => true }).write('recentlyViewed', '[1]');
    expect(localStorage.getItem('recentlyViewed')).toBe('[1]');
  });

  it('stops reading from memory once storage is allowed', () => {
    let allowed = false;
    const storage = createStorage({ allows: () => allowed });
    storage.write('recentlyViewed', '[1]');
    allowed = true;
    storage.write('recentlyViewed', '[2]');
    expect(storage.read('recentlyViewed')).toBe('[2]');
    expect(localStorage.getItem('recentlyViewed')).toBe('[2]');
  });

  it('keeps a checkout in this tab only', () => {
    createStorage(refused).write('checkoutDraft', '{}');
    expect(sessionStorage.getItem('checkoutDraft')).toBe('{}');
    expect(localStorage.getItem('checkoutDraft')).toBeNull();
  });

  it('notifies listeners of the same tab', () => {
    const storage = createStorage({ allows: () => true });
    const heard = jest.fn();
    const stop = storage.subscribe('recentlyViewed', heard);
    storage.write('recentlyViewed', '[]');
    stop();
    storage.write('recentlyViewed', '[2]');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
