import { inMealWords } from './meal-words';

describe('the evening meal', () => {
  it('has no word in Belgium that can mean lunch', () => {
    expect(inMealWords('fr_BE', '2 nuits, dîner et spa à Colmar')).toBe(
      '2 nuits, repas du soir et spa à Colmar',
    );
    expect(inMealWords('fr_BE', 'Dîner en trois services')).toBe('Repas du soir en trois services');
  });

  it('keeps its words elsewhere, and breakfast everywhere', () => {
    expect(inMealWords('fr_FR', 'Un dîner et le petit-déjeuner')).toBe('Un dîner et le petit-déjeuner');
    expect(inMealWords('nl_BE', 'Diner en ontbijt')).toBe('Diner en ontbijt');
    expect(inMealWords('fr_BE', 'Petit-déjeuner maison')).toBe('Petit-déjeuner maison');
  });
});
