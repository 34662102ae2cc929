import { clearAddressDraft, emptyAddress, readAddressDraft, writeAddressDraft } from './address-draft';

const openStorage = (text: string | null = null) => {
  let stored = text;
  return {
    read: () => stored,
    write: (_key: 'addressDraft', value: string) => {
      stored = value;
    },
    remove: () => {
      stored = null;
    },
  };
};

describe('the draft of an address', () => {
  it('survives a reload, for a new address and for a changed one', () => {
    const storage = openStorage();
    for (const id of [null, 'a']) {
      const form = { id, values: { ...emptyAddress('FR'), label: 'Maison', isDefault: true } };
      writeAddressDraft(storage, form);
      expect(readAddressDraft(storage)).toEqual(form);
    }
    clearAddressDraft(storage);
    expect(readAddressDraft(storage)).toBeNull();
  });

  it.each([null, '{', 'null', '[]', '{"values":1}'])('is none for %j', (text) => {
    expect(readAddressDraft(openStorage(text))).toBeNull();
  });

  it('drops values that are not texts', () => {
    const draft = readAddressDraft(
      openStorage('{"id":7,"values":{"label":{},"city":"Paris","isDefault":1}}'),
    );
    expect(draft).toEqual({ id: null, values: { ...emptyAddress(''), city: 'Paris' } });
  });
});
