import fc from 'fast-check';
import { isPrintableText, printedText, withoutUnprintable } from './printable-text';

describe('a text of a gift', () => {
  it.each([
    'Joyeux Noël\u202f!\nÀ bientôt…',
    '¿Año? «\u00a0Œuvre\u00a0»',
    'Één’s “dag”',
    'Jan Škoda',
    'Nguyễn',
    'e\u0301te\u0301',
    '',
  ])('can be printed: %s', (text) => {
    expect(isPrintableText(text)).toBe(true);
    expect(withoutUnprintable(text)).toBe(text);
  });

  it.each([
    ['Joyeux Noël 🎄', 'Joyeux Noël '],
    ['👨‍👩‍👧 bisous ❤️', ' bisous '],
    ['日本', ''],
    ['Μαρία', ''],
    ['→ ici', ' ici'],
  ])('cannot be printed: %s', (text, rest) => {
    expect(isPrintableText(text)).toBe(false);
    expect(withoutUnprintable(text)).toBe(rest);
  });

  it('can be printed once its other characters are left out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isPrintableText(withoutUnprintable(text))).toBe(true);
        expect(isPrintableText(printedText(text))).toBe(true);
      }),
    );
  });
});
