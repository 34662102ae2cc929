import { fakeHost } from '@detour/shared-ui/testing';
import { clearDraft, draftKey, draftLife, readDraft, writeDraft } from './checkout-draft';

const now = Date.parse('2026-11-21T10:00:00Z');
const empty = { buyer: {}, attempt: null };
const attempt = { fingerprint: '{}', key: 'key-1', orderUUID: null };

const storageWith = (value?: string) =>
  fakeHost({ remote: 'remote-product', stored: value === undefined ? {} : { [draftKey]: value } }).storage;

describe('the checkout draft', () => {
  it('keeps what was typed and the attempt apart', () => {
    const storage = storageWith();
    writeDraft(storage, now, { buyer: { city: 'Tours' } });
    writeDraft(storage, now, { attempt });
    expect(readDraft(storage, now + 1000)).toEqual({ buyer: { city: 'Tours' }, attempt });
  });

  it('forgets after two hours, and removes what it forgot', () => {
    const storage = storageWith();
    writeDraft(storage, now, { buyer: { city: 'Tours' } });
    expect(readDraft(storage, now + draftLife + 1)).toEqual(empty);
    expect(storage.read(draftKey)).toBeNull();
  });

  it.each(['', 'nonsense', '[]', '{"savedAt":"today"}', '{"buyer":{"city":"Tours"}}', 'null'])(
    'counts %j as none',
    (value) => {
      expect(readDraft(storageWith(value), now)).toEqual(empty);
    },
  );

  it('takes only its own fields, as text', () => {
    const value = JSON.stringify({
      savedAt: now,
      buyer: { city: 3, email: 'a@b.fr', card: '4242' },
      attempt: {},
    });
    expect(readDraft(storageWith(value), now)).toEqual({ buyer: { email: 'a@b.fr' }, attempt: null });
  });

  it('is gone once the order is paid', () => {
    const storage = storageWith();
    writeDraft(storage, now, { attempt });
    clearDraft(storage);
    expect(readDraft(storage, now)).toEqual(empty);
  });
});
