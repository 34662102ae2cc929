import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchIcon } from '../icon/icons';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { PayButton } from './PayButton';

describe('the button', () => {
  it('is no submit button unless it is asked to be', () => {
    render(<Button>Valider</Button>);
    expect(screen.getByRole('button', { name: 'Valider' })).toHaveAttribute('type', 'button');
  });

  it('keeps label and focus while it is busy, and does nothing', async () => {
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

  it('pays with the legal words alone', () => {
    render(<PayButton>Commande avec obligation de paiement</PayButton>);
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent(/^Commande avec obligation de paiement$/);
    expect(button.querySelector('svg')).toBeNull();
  });

  it('has a name without words', () => {
    render(<IconButton label="Fermer" icon={<SearchIcon />} />);
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
  });
});
