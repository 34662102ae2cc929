import { forgetKeptCodes, readKeptCodes, writeKeptCodes, type KeptCodes } from './kept-codes';
import { createDraftStore } from '../buyer/checkout-draft';

const codes: KeptCodes = {
  promotion: 'DETOUR10',
  giftCards: ['A', 'B'],
  typedPromotion: '',
  typedGiftCard: 'C',
  offeredGift: 'A',
};
const none: KeptCodes = {
  promotion: '',
  giftCards: [],
  typedPromotion: '',
  typedGiftCard: '',
  offeredGift: '',
};

describe('the codes of a checkout', () => {
  it('are kept for one kind of purchase: a code of a stay does not show in the gift checkout', () => {
    const extra = writeKeptCodes({ giftMessage: 'Bon voyage' }, 'stay', codes);
    expect(readKeptCodes(extra, 'stay')).toEqual(codes);
    for (const other of ['gift_stay', 'box', 'gift_card', 'activity', 'change'] as const)
      expect(readKeptCodes(extra, other)).toEqual(none);
    const both = writeKeptCodes(extra, 'box', { ...none, promotion: 'BOX5' });
    expect(readKeptCodes(both, 'stay').promotion).toBe('DETOUR10');
    expect(both['giftMessage']).toBe('Bon voyage');
  });

  it('of one kind are forgotten alone', () => {
    const kept = new Map<string, string>();
    const draft = createDraftStore(
      {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => void kept.set(key, value),
        remove: (key) => void kept.delete(key),
      },
      'checkoutDraft',
    );
    const extra = writeKeptCodes(writeKeptCodes({ note: 'x' }, 'stay', codes), 'change', codes);
    draft.write(1000, { extra });
    forgetKeptCodes(draft, 'change', 1001);
    const left = draft.read(1002).extra;
    expect(readKeptCodes(left, 'change')).toEqual(none);
    expect(readKeptCodes(left, 'stay')).toEqual(codes);
    expect(left['note']).toBe('x');
  });
});
