import { highlightParts } from './highlight';

describe('highlightParts', () => {
  it.each([
    ['Étretat', 'etr', ['', 'Étr', 'etat']],
    ['Saint-Étienne', 'et', ['Saint-', 'Ét', 'ienne']],
    ['Bourg-en-Bresse', 'bre', ['Bourg-en-', 'Bre', 'sse']],
    ['Centre-Val de Loire', 'val de', ['Centre-', 'Val de', ' Loire']],
    ['Honfleur', 'fleur', ['Hon', 'fleur', '']],
    ['Honfleur', 'xyz', ['Honfleur', '', '']],
    ['Honfleur', '  ', ['Honfleur', '', '']],
    ['Œuilly', 'uil', ['Œ', 'uil', 'ly']],
  ])('splits %p by %p', (label, typed, parts) => {
    expect(highlightParts(label, typed)).toEqual(parts);
  });

  it('prefers the start of a word to an earlier position inside one', () => {
    expect(highlightParts('Vallon de la Vall', 'all')).toEqual(['V', 'all', 'on de la Vall']);
    expect(highlightParts('Montmartre, mart', 'mart')).toEqual(['Montmartre, ', 'mart', '']);
  });
});
