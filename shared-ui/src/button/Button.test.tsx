import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchIcon } from '../icon/icons';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { PayButton } from './PayButton';

describe('the button', () => {
  it('has type button by default', () => {
    render(<Button>Valider</Button>);
    expect(screen.getByRole('button', { name: 'Valider' })).toHaveAttribute('type', 'button');
  });

  it('keeps label and focus while busy, and ignores clicks', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy icon={<SearchIcon />} onClick={onClick}>
          Rechercher
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Rechercher' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows one icon at a time', () => {
    const { container, rerender } = render(<Button icon={<SearchIcon />}>Rechercher</Button>);
    const drawing = container.querySelector('svg')?.innerHTML;
    rerender(
      <Button icon={<SearchIcon />} busy>
        Rechercher
      </Button>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelector('svg')?.innerHTML).not.toBe(drawing);
  });

  it('contains only the legal payment text', () => {
    render(<PayButton>Commande avec obligation de paiement</PayButton>);
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent(/^Commande avec obligation de paiement$/);
    expect(button.querySelector('svg')).toBeNull();
  });

  it('has an accessible name without visible text', () => {
    render(<IconButton label="Fermer" icon={<SearchIcon />} />);
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
  });
});
