import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestBoundsOf } from '@detour/shared-contracts/criteria';
import { mobileQuery } from '../foundation/hooks/useMedia';
import { startingGuests } from './guest-bounds';
import { guestWords } from './guest-words.fixture';
import { GuestSelector, type GuestSelectorProps } from './GuestSelector';
import { GuestSteppers } from './GuestSteppers';

const showSelector = (change: Partial<GuestSelectorProps> = {}) => {
  const onConfirm = jest.fn();
  render(
    <>
      <button type="button">avant</button>
      <GuestSelector
        words={guestWords}
        title="Voyageurs"
        closeLabel="Fermer"
        confirmLabel="Valider"
        onConfirm={onConfirm}
        anchor={({ guests, props }) => (
          <button type="button" {...props}>
            {`Qui : ${guests.adults}, ${guests.children}, ${guests.babies}`}
          </button>
        )}
        {...change}
      />
      <button type="button">après</button>
    </>,
  );
  return onConfirm;
};

const anchor = () => screen.getByRole('button', { name: /^Qui/ });
const plus = (kind: string) => screen.getByTestId(`guests-${kind}-plus`);
const panel = () => screen.queryByRole('dialog', { name: 'Voyageurs' });

describe('the guest selector', () => {
  it('starts with two adults by default [UI-031]', () => {
    showSelector();
    expect(anchor()).toHaveTextContent('Qui : 2, 0, 0');
  });

  it('opens on focus, and keeps the focus on its button [UI-033]', async () => {
    showSelector();
    await userEvent.tab();
    expect(panel()).toBeNull();
    await userEvent.tab();
    expect(anchor()).toHaveFocus();
    expect(panel()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toHaveFocus();
  });

  it('opens and closes on press', async () => {
    showSelector();
    await userEvent.click(anchor());
    expect(panel()).toBeVisible();
    await userEvent.click(anchor());
    expect(panel()).toBeNull();
  });

  it.each([
    ['a press on its field', () => userEvent.click(anchor())],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(screen.getByRole('button', { name: 'avant' }))],
    ['the focus that leaves', () => act(() => screen.getByRole('button', { name: 'après' }).focus())],
  ])('confirms once when closed by %s [UI-034]', async (_, close) => {
    const onConfirm = showSelector();
    await userEvent.click(anchor());
    await userEvent.click(plus('children'));
    await userEvent.click(plus('children'));
    expect(anchor()).toHaveTextContent('Qui : 2, 2, 0');
    expect(onConfirm).not.toHaveBeenCalled();
    close();
    await waitFor(() => expect(panel()).toBeNull());
    expect(onConfirm.mock.calls).toEqual([[{ adults: 2, children: 2, babies: 0 }]]);
  });

  it('confirms nothing without a change, and stays closed when the focus returns', async () => {
    const onConfirm = showSelector();
    await userEvent.click(anchor());
    await userEvent.keyboard('{Escape}');
    expect(anchor()).toHaveFocus();
    expect(panel()).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  describe('by width', () => {
    const { matchMedia } = window;
    afterEach(() => {
      window.matchMedia = matchMedia;
    });
    const isMobile = (matches: boolean) => {
      window.matchMedia = (media) => ({ ...matchMedia(media), matches: matches && media === mobileQuery });
    };

    it('is a dropdown on desktop [UI-035]', async () => {
      isMobile(false);
      showSelector();
      await userEvent.click(anchor());
      expect(panel()?.tagName).toBe('DIV');
      // The field above shows each change at once, so there is nothing to confirm.
      expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
    });

    it.each(['Fermer', 'Valider'])(
      'is a modal on mobile, opened by press only and closed by "%s" [UI-035]',
      async (name) => {
        isMobile(true);
        const onConfirm = showSelector();
        act(() => anchor().focus());
        expect(panel()).toBeNull();
        await userEvent.click(anchor());
        expect(panel()?.tagName).toBe('DIALOG');
        await userEvent.click(plus('babies'));
        await userEvent.click(screen.getByRole('button', { name }));
        expect(onConfirm.mock.calls).toEqual([[{ adults: 2, children: 0, babies: 1 }]]);
      },
    );
  });
});

describe('the bounds', () => {
  it.each([
    ['adults', 1, 20],
    ['children', 0, 10],
    ['babies', 0, 10],
  ] as const)('of %s are %i and %i [UI-025] [UI-026] [UI-027]', async (kind, min, max) => {
    const onChange = jest.fn();
    const at = (value: number) => ({ adults: 2, children: 0, babies: 0, [kind]: value });
    const { rerender } = render(<GuestSteppers guests={at(min)} words={guestWords} onChange={onChange} />);
    await userEvent.click(screen.getByTestId(`guests-${kind}-minus`));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(plus(kind));
    expect(onChange).toHaveBeenLastCalledWith(at(min + 1));
    onChange.mockClear();
    rerender(<GuestSteppers guests={at(max)} words={guestWords} onChange={onChange} />);
    await userEvent.click(plus(kind));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByTestId(`guests-${kind}-minus`));
    expect(onChange).toHaveBeenLastCalledWith(at(max - 1));
  });

  it.each([
    ['booking', 20],
    ['hotel', 20],
    ['activity', 2],
  ] as const)(
    'of a party in the flow %s start at 2 adults and allow 1 to %i [UI-023] [UI-024]',
    async (flow, most) => {
      const onChange = jest.fn();
      const draw = (adults?: number) => (
        <GuestSteppers
          bounds={guestBoundsOf(flow)}
          guests={adults === undefined ? undefined : { ...startingGuests, adults }}
          words={guestWords}
          onChange={onChange}
        />
      );
      const { rerender } = render(draw());
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('2');
      rerender(draw(1));
      await userEvent.click(screen.getByTestId('guests-adults-minus'));
      rerender(draw(most));
      await userEvent.click(plus('adults'));
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.click(screen.getByTestId('guests-adults-minus'));
      expect(onChange).toHaveBeenCalledWith({ ...startingGuests, adults: most - 1 });
    },
  );
});
