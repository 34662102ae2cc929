import { factLine } from './fact-line';

describe('facts in one line', () => {
  it('are parted by a dot that never begins a line', () => {
    expect(factLine(['Vélos', 'Petit-déjeuner'])).toBe('Vélos\u00a0· Petit-déjeuner');
  });

  it('leave out what is not there', () => {
    expect(factLine([null, 'Spa', ''])).toBe('Spa');
  });
});
