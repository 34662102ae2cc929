import { render, screen } from '@testing-library/react';
import { LiveRegion } from '../live/LiveRegion';
import { SkipLink } from '../live/SkipLink';
import { CardGrid } from './CardGrid';
import { SectionHeader } from './SectionHeader';
import userEvent from '@testing-library/user-event';

describe('the section header', () => {
  it.each([
    [0, 1],
    [-3, 1],
    [1, 1],
    [3, 3],
    [5, 5],
    [6, 5],
    [99, 5],
  ])('clamps the level %p to %p [FOOT-009]', (given, level) => {
    render(<SectionHeader title="Titre" level={given} />);
    expect(screen.getByRole('heading', { level })).toHaveTextContent('Titre');
  });
});

describe('the card grid', () => {
  it('is a list without empty items', () => {
    render(
      <CardGrid>
        <p>a</p>
        {null}
        {false}
        <p>b</p>
      </CardGrid>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is busy during a refresh', () => {
    render(
      <CardGrid dimmed>
        <p>a</p>
      </CardGrid>,
    );
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('the skip link', () => {
  it('moves the focus and keeps the hash', async () => {
    Element.prototype.scrollIntoView ??= () => undefined;
    window.location.hash = '#a=2';
    render(
      <>
        <SkipLink targetId="main" label="Aller au contenu" />
        <main id="main" tabIndex={-1} />
      </>,
    );
    await userEvent.click(screen.getByTestId('skip-link'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('#a=2');
  });
});

describe('the live region', () => {
  it('is polite by default', () => {
    const { rerender } = render(<LiveRegion message="48 séjours" />);
    expect(screen.getByRole('status')).toHaveTextContent('48 séjours');
    rerender(<LiveRegion message="Paiement refusé" urgency="assertive" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Paiement refusé');
  });
});
