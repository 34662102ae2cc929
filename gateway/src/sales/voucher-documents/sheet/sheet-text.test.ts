import { textRunsOf } from './sheet-text';

const textOf = (text: string): string =>
  textRunsOf(text)
    .map((run) => run.text)
    .join('');

describe('textRunsOf', () => {
  it('keeps letters of the six locales in one run', () => {
    const text = '«\u00a0Œuvre\u00a0» – ¿Año? Één’s “dag”, perché… 12,50\u00a0€';
    expect(textRunsOf(text)).toEqual([{ text, more: false }]);
  });

  it('takes central European letters from the second file', () => {
    expect(textRunsOf('Jan Škoda')).toEqual([
      { text: 'Jan ', more: false },
      { text: 'Š', more: true },
      { text: 'koda', more: false },
    ]);
  });

  it('draws no missing-glyph boxes for narrow spaces, rare accents and emoji', () => {
    expect(textOf('À bientôt\u202f!')).toBe('À bientôt\u00a0!');
    expect(textOf('Nguyễn')).toBe('Nguyen');
    expect(textOf('Joyeux Noël 🎄 à vous')).toBe('Joyeux Noël à vous');
    expect(textOf('日本')).toBe('');
  });
});
