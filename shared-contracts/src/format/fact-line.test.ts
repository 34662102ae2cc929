import { factLine } from './fact-line';

describe('facts in one line', () => {
  it('are separated by a dot that never starts a line', () => {
    expect(factLine(['Vélos', 'Petit-déjeuner'])).toBe('Vélos\u00a0· Petit-déjeuner');
  });

  it('leave out missing values', () => {
    expect(factLine([null, 'Spa', ''])).toBe('Spa');
  });
});
