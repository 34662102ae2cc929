import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './Toast';

const show = () => {
  const calls = { action: jest.fn(), close: jest.fn() };
  render(
    <Toast
      actionLabel="Annuler"
      closeLabel="Fermer"
      onAction={calls.action}
      onClose={calls.close}
      life={1000}
    >
      Retiré de vos favoris
    </Toast>,
  );
  return calls;
};

describe('the toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('undoes, closes, and disappears after its time', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const calls = show();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(calls.action).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(calls.close).toHaveBeenCalledTimes(1);
  });

  it('stays while it has pointer or focus', () => {
    const calls = show();
    act(() => screen.getByRole('button', { name: 'Annuler' }).focus());
    act(() => jest.advanceTimersByTime(5000));
    expect(calls.close).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Annuler' }).blur());
    act(() => jest.advanceTimersByTime(1000));
    expect(calls.close).toHaveBeenCalledTimes(1);
  });
});
