import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorModal } from './ErrorModal';

const show = (open: boolean) => {
  const reload = jest.fn();
  render(
    <ErrorModal
      open={open}
      title="Oups, un problème est survenu"
      message="Votre séjour n’a pas pu être lu."
      closeLabel="Fermer"
      reloadLabel="Recharger la page"
      reload={reload}
    />,
  );
  return reload;
};

describe('the error modal', () => {
  it('opens on an error and shows its message [SHELL-008]', () => {
    show(true);
    expect(screen.getByRole('dialog', { name: 'Oups, un problème est survenu' })).toHaveAttribute('open');
    expect(screen.getByRole('alert')).toHaveTextContent('Votre séjour n’a pas pu être lu.');
  });

  it('is absent without an error', () => {
    show(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['Fermer', 'Recharger la page'])('reloads the page on "%s" [SHELL-008]', async (name) => {
    const reload = show(true);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page on Escape [SHELL-008]', () => {
    const reload = show(true);
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
