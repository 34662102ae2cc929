import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

const Page = ({ onClose }: { onClose?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        title="Conditions"
        closeLabel="Fermer"
      >
        <input aria-label="Code" />
      </Dialog>
    </>
  );
};

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return screen.getByRole('dialog', { name: 'Conditions' });
};

describe('the dialog', () => {
  it('renders no element before it opens first, and an empty one after it closed', async () => {
    const { container } = render(<Page />);
    expect(container.querySelector('dialog')).toBeNull();
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(container.querySelector('dialog')).toBeEmptyDOMElement());
  });

  it('opens as a modal with focus on its title', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Page />);
    await openIt();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Conditions' })).toHaveFocus();
    showModal.mockRestore();
  });

  it('closes by its button and returns the focus', async () => {
    render(<Page />);
    const dialog = await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(dialog).not.toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  });

  it('closes on Escape, through the platform’s cancel event [UI-001]', async () => {
    render(<Page />);
    const dialog = await openIt();
    const cancel = new Event('cancel', { cancelable: true });
    await act(async () => void fireEvent(dialog, cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('closes on a click on the scrim, not on one inside', async () => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    const dialog = await openIt();
    await userEvent.click(screen.getByLabelText('Code'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps its content until the closing animation ends', async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const animated = HTMLDialogElement.prototype as { getAnimations?: unknown };
    animated.getAnimations = () => [{ finished }];
    render(<Page />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.getByLabelText('Code')).toBeInTheDocument();
    await act(async () => finish());
    expect(screen.queryByLabelText('Code')).toBeNull();
    delete animated.getAnimations;
  });
});
