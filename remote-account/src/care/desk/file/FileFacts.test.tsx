import { render, screen } from '@testing-library/react';
import { FileFacts } from './FileFacts';

const gap = '\u00a0';

describe('the facts of a file', () => {
  it.each([
    [`1–3${gap}de${gap}febrero${gap}de${gap}2027`, `1–3${gap}de${gap}febrero de${gap}2027`],
    [`24${gap}novembre${gap}2026, 18${gap}h${gap}30`, `24${gap}novembre 2026, 18${gap}h${gap}30`],
    [`274,00${gap}€`, `274,00${gap}€`],
  ])('break %s before its year only', (value, shown) => {
    render(<FileFacts facts={[{ label: 'Fechas', value }]} />);
    expect(screen.getByRole('definition').textContent).toBe(shown);
  });

  it('omit empty values', () => {
    render(<FileFacts facts={[{ label: 'Correo', value: '' }, null, { label: 'Cuenta', value: 'No' }]} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Cuenta']);
  });
});
