import fc from 'fast-check';
import { giftTextLimits } from '@detour/shared-contracts/rules';
import { findStoredItem } from '@detour/shared-contracts/platform';
import {
  emptyCustomization,
  fitsGiftField,
  giftFieldProblem,
  parseGiftCustomization,
  printGiftCustomization,
} from './gift-customization';

const optional = { mandatory: false };
const mandatory = { mandatory: true };

describe('the fields of a gift', () => {
  it.each([
    ['fromName', 40],
    ['message', 180],
  ] as const)('%s accepts at most %d characters [GIFT-033] [GIFT-034]', (field, most) => {
    expect(fitsGiftField(field, 'é'.repeat(most))).toBe(true);
    expect(fitsGiftField(field, '🎁'.repeat(most))).toBe(true);
    expect(fitsGiftField(field, 'é'.repeat(most + 1))).toBe(false);
    expect(giftFieldProblem(field, 'é'.repeat(most + 1), optional)).toBe('maxLength');
  });

  it('requires a name only when it is mandatory [GIFT-041] [GIFT-043]', () => {
    expect(giftFieldProblem('fromName', '', optional)).toBeNull();
    expect(giftFieldProblem('fromName', ' ', mandatory)).toBe('mandatory');
    expect(giftFieldProblem('fromName', 'Camille', mandatory)).toBeNull();
  });

  it.each(['42', '12,5', '!?', '0600000000'])('rejects %s as a name [GIFT-042]', (text) => {
    expect(giftFieldProblem('fromName', text, optional)).toBe('textOnly');
  });

  it.each(['Camille et Jonas', 'Les 4 cousins', 'Zoë Škoda', 'Mamie & Papi !'])(
    'accepts %s as a name',
    (text) => {
      expect(giftFieldProblem('fromName', text, mandatory)).toBeNull();
    },
  );

  it.each(['fromName', 'message'] as const)('rejects emoji in %s', (field) => {
    expect(giftFieldProblem(field, 'Joyeux Noël 🎄', optional)).toBe('unprintable');
  });

  it('accepts an empty or numeric message [GIFT-044]', () => {
    expect(giftFieldProblem('message', '', mandatory)).toBeNull();
    expect(giftFieldProblem('message', '40', mandatory)).toBeNull();
  });
});

describe('the stored customisation', () => {
  it('uses the members fromName and message under its key [GIFT-031]', () => {
    expect(findStoredItem('giftCustomization')).toMatchObject({ kind: 'local-storage', class: 'needed' });
    expect(printGiftCustomization({ fromName: 'Camille', message: 'Bon voyage' })).toBe(
      '{"fromName":"Camille","message":"Bon voyage"}',
    );
  });

  it('is removed when both fields are empty [GIFT-029]', () => {
    expect(printGiftCustomization({ fromName: ' ', message: '' })).toBeNull();
  });

  it.each([null, '', 'nonsense', '[]', '3', '{"fromName":4}', '{"fromName":null,"message":[]}'])(
    'reads %j as empty',
    (stored) => {
      expect(parseGiftCustomization(stored)).toEqual(emptyCustomization);
    },
  );

  it('never returns a text that is too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (fromName, message) => {
        const read = parseGiftCustomization(JSON.stringify({ fromName, message }));
        expect([...read.fromName].length).toBeLessThanOrEqual(giftTextLimits.fromName);
        expect([...read.message].length).toBeLessThanOrEqual(giftTextLimits.message);
      }),
    );
  });
});
