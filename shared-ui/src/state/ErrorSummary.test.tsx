import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBlock } from './ErrorBlock';
import { ErrorSummary } from './ErrorSummary';

const Form = ({ attempt, errors = true }: { attempt: number; errors?: boolean }) => (
  <>
    <ErrorSummary
      title="Un champ est à corriger"
      attempt={attempt}
      errors={errors ? [{ fieldId: 'mail', message: 'L’adresse manque.' }] : []}
    />
    <input id="mail" aria-label="E-mail" />
  </>
);

describe('the error summary', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView ??= () => undefined;
  });

  it('takes the focus on each rejected attempt, and not before', () => {
    const { rerender } = render(<Form attempt={0} />);
    const summary = screen.getByRole('group', { name: 'Un champ est à corriger' });
    expect(summary).not.toHaveFocus();
    rerender(<Form attempt={1} />);
    expect(summary).toHaveFocus();
    screen.getByLabelText('E-mail').focus();
    rerender(<Form attempt={2} />);
    expect(summary).toHaveFocus();
  });

  it('takes the focus once when errors appear shortly after the attempt', () => {
    const { rerender } = render(<Form attempt={1} errors={false} />);
    rerender(<Form attempt={1} />);
    expect(screen.getByRole('group', { name: 'Un champ est à corriger' })).toHaveFocus();
    screen.getByLabelText('E-mail').focus();
    rerender(<Form attempt={1} errors={false} />);
    rerender(<Form attempt={1} />);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('moves the focus to a field and keeps the hash', async () => {
    window.location.hash = '#a=2';
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('button', { name: 'L’adresse manque.' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(window.location.hash).toBe('#a=2');
  });

  it('is absent without errors', () => {
    render(<Form attempt={1} errors={false} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('the error block', () => {
  it('shows an error icon beside its message, and offers a retry [SHELL-007]', async () => {
    const onRetry = jest.fn();
    render(
      <ErrorBlock message="Les avis n’ont pas pu être chargés." retryLabel="Réessayer" onRetry={onRetry} />,
    );
    const alert = screen.getByRole('alert');
    expect(alert.querySelector('p > svg')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
