import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Popover } from './Popover';

const Page = ({ onClose = () => undefined }: { onClose?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        label="Prix par nuit"
        anchor={
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Prix
          </button>
        }
      >
        <button type="button">Effacer</button>
      </Popover>
      <button type="button">Ailleurs</button>
    </>
  );
};

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Prix' }));

describe('the popover', () => {
  it('takes the focus when it opens', async () => {
    render(<Page />);
    await openIt();
    expect(screen.getByRole('dialog', { name: 'Prix par nuit' })).toHaveFocus();
  });

  it('closes on Escape and returns the focus [UI-016]', async () => {
    render(<Page />);
    await openIt();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Effacer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Prix' })).toHaveFocus();
  });

  it('closes once on a press outside, and leaves the focus there', async () => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when the focus leaves it', async () => {
    render(<Page />);
    await openIt();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
  });

  it('stays open on a press inside', async () => {
    render(<Page />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('scrolls into view after 300 ms [UI-014]', async () => {
    jest.useFakeTimers();
    const scrolled = jest.fn();
    const element = Element.prototype as { scrollIntoView?: unknown };
    element.scrollIntoView = scrolled;
    render(<Page />);
    act(() => screen.getByRole('button', { name: 'Prix' }).click());
    act(() => void jest.advanceTimersByTime(299));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(scrolled).toHaveBeenCalledTimes(1);
    delete element.scrollIntoView;
    jest.useRealTimers();
  });
});
