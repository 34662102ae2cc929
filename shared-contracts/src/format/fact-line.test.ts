import { factLine, titleLine } from './fact-line';

describe('facts in one line', () => {
  it('are separated by a dot that never starts a line', () => {
    expect(factLine(['Vélos', 'Petit-déjeuner'])).toBe('Vélos\u00a0· Petit-déjeuner');
  });

  it('leave out missing values', () => {
    expect(factLine([null, 'Spa', ''])).toBe('Spa');
  });
});

describe('a title in one line', () => {
  it('has a dash that never starts a line', () => {
    expect(titleLine('Au bord de l’eau – une nuit')).toBe('Au bord de l’eau\u00a0– une nuit');
    expect(titleLine('Week-end à deux')).toBe('Week-end à deux');
  });
});
