import { fakeHost } from '@detour/remote-kit/testing';
import { createDraftStore, draftLife } from './checkout-draft';

const now = Date.parse('2026-11-21T10:00:00Z');
const key = 'checkoutDraft';
const empty = { buyer: {}, extra: {}, attempt: null };
const attempt = { fingerprint: '{}', key: 'key-1', orderUUID: null };

const setUp = (value?: string) => {
  const { storage } = fakeHost({
    remote: 'remote-product',
    stored: value === undefined ? {} : { [key]: value },
  });
  return { storage, draft: createDraftStore(storage, key) };
};

describe('the checkout draft', () => {
  it('keeps typed values and the attempt separately', () => {
    const { draft } = setUp();
    draft.write(now, { buyer: { city: 'Tours' } });
    draft.write(now, { extra: { name: 'Camille' } });
    draft.write(now, { attempt });
    expect(draft.read(now + 1000)).toEqual({
      buyer: { city: 'Tours' },
      extra: { name: 'Camille' },
      attempt,
    });
  });

  it('expires after two hours and is removed', () => {
    const { draft, storage } = setUp();
    draft.write(now, { buyer: { city: 'Tours' } });
    expect(draft.read(now + draftLife + 1)).toEqual(empty);
    expect(storage.read(key)).toBeNull();
  });

  it.each(['', 'nonsense', '[]', '{"savedAt":"today"}', '{"buyer":{"city":"Tours"}}', 'null'])(
    'treats %j as empty',
    (value) => {
      expect(setUp(value).draft.read(now)).toEqual(empty);
    },
  );

  it('accepts only its own fields, as text', () => {
    const value = JSON.stringify({
      savedAt: now,
      buyer: { city: 3, email: 'a@b.fr', card: '4242' },
      extra: { name: 'Camille', age: 4 },
      attempt: {},
    });
    expect(setUp(value).draft.read(now)).toEqual({
      buyer: { email: 'a@b.fr' },
      extra: { name: 'Camille' },
      attempt: null,
    });
  });

  it('is removed once the order is paid', () => {
    const { draft } = setUp();
    draft.write(now, { attempt });
    draft.clear();
    expect(draft.read(now)).toEqual(empty);
  });
});
