import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';
import { ReadMore } from './ReadMore';
import { truncate } from './truncate';

describe('truncate', () => {
  it('leaves a short text unchanged', () => {
    expect(truncate('Une chambre', 11)).toBe('Une chambre');
  });

  it('cuts at a word boundary, without the preceding comma', () => {
    expect(truncate('Une chambre, une vue', 12)).toBe('Une chambre…');
    expect(truncate('Une chambre, une vue', 15)).toBe('Une chambre…');
    expect(truncate('Une chambre, une vue', 16)).toBe('Une chambre, une…');
  });

  it('cuts a single long word', () => {
    expect(truncate('Anticonstitutionnellement', 4)).toBe('Anti…');
  });
});

describe('read more', () => {
  const text = `${'mot '.repeat(80)}fin`;

  it('shows the first 250 characters, 86 on mobile [PROD-035]', () => {
    const { container } = render(<ReadMore text={text} moreLabel="Voir plus" lessLabel="Voir moins" />);
    const lengths = [...container.querySelectorAll('p')].map((part) => part.textContent?.length ?? 0);
    expect(lengths[0]).toBeLessThanOrEqual(251);
    expect(lengths[0]).toBeGreaterThan(240);
    expect(lengths[1]).toBeLessThanOrEqual(87);
    expect(lengths[1]).toBeGreaterThan(80);
  });

  it('toggles with "see more" and "see less" [PROD-034]', async () => {
    const { container } = render(<ReadMore text={text} moreLabel="Voir plus" lessLabel="Voir moins" />);
    await userEvent.click(screen.getByRole('button', { name: 'Voir plus', expanded: false }));
    expect(container).toHaveTextContent('fin');
    await userEvent.click(screen.getByRole('button', { name: 'Voir moins', expanded: true }));
    expect(container).not.toHaveTextContent('fin');
  });

  it('has no button when everything fits', () => {
    render(<ReadMore text="Court" moreLabel="Voir plus" lessLabel="Voir moins" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the accordion', () => {
  it('is closed or open [UI-022]', async () => {
    render(<Accordion title="Accès">Par la route.</Accordion>);
    const fold = screen.getByRole('group');
    expect(fold).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Accès'));
    expect(fold).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Accès'));
    expect(fold).not.toHaveAttribute('open');
  });
});
