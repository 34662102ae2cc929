import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mobileQuery } from '../foundation/useMedia';
import { guestWords } from './guest-words.fixture';
import { GuestSelector, type GuestSelectorProps } from './GuestSelector';
import { GuestSteppers } from './GuestSteppers';
import { ParticipantPicker, PartyStepper } from './PartyStepper';

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
  it('starts with two adults where nothing else is said [UI-031]', () => {
    showSelector();
    expect(anchor()).toHaveTextContent('Qui : 2, 0, 0');
  });

  it('opens when the focus reaches it, and leaves the focus there [UI-033]', async () => {
    showSelector();
    await userEvent.tab();
    expect(panel()).toBeNull();
    await userEvent.tab();
    expect(anchor()).toHaveFocus();
    expect(panel()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toHaveFocus();
  });

  it('opens and closes by a press', async () => {
    showSelector();
    await userEvent.click(anchor());
    expect(panel()).toBeVisible();
    await userEvent.click(anchor());
    expect(panel()).toBeNull();
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Valider' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(screen.getByRole('button', { name: 'avant' }))],
    ['the focus that leaves', () => act(() => screen.getByRole('button', { name: 'après' }).focus())],
  ])('confirms once, when it closes by %s [UI-034]', async (_, close) => {
    const onConfirm = showSelector();
    await userEvent.click(anchor());
    await userEvent.click(plus('children'));
    await userEvent.click(plus('children'));
    expect(anchor()).toHaveTextContent('Qui : 2, 2, 0');
    expect(onConfirm).not.toHaveBeenCalled();
    await close();
    await waitFor(() => expect(panel()).toBeNull());
    expect(onConfirm.mock.calls).toEqual([[{ adults: 2, children: 2, babies: 0 }]]);
  });

  it('confirms nothing where nothing has changed, and stays closed when it gives the focus back', async () => {
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
    });

    it('is a modal on mobile, which opens by a press only [UI-035]', async () => {
      isMobile(true);
      const onConfirm = showSelector();
      act(() => anchor().focus());
      expect(panel()).toBeNull();
      await userEvent.click(anchor());
      expect(panel()?.tagName).toBe('DIALOG');
      await userEvent.click(plus('babies'));
      await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
      expect(onConfirm.mock.calls).toEqual([[{ adults: 2, children: 0, babies: 1 }]]);
    });
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
    ['the party', PartyStepper, 20],
    ['participants', ParticipantPicker, 2],
  ] as const)('of %s start at 2 and keep to 1 and their most [UI-023] [UI-024]', async (_, Block, max) => {
    const onChange = jest.fn();
    const draw = (value?: number) => (
      <Block
        label="Personnes"
        {...(value !== undefined && { value })}
        onChange={onChange}
        decreaseLabel="moins"
        increaseLabel="plus"
      />
    );
    const { rerender } = render(draw());
    expect(screen.getByRole('status')).toHaveTextContent('2');
    rerender(draw(1));
    await userEvent.click(screen.getByRole('button', { name: 'moins' }));
    rerender(draw(max));
    await userEvent.click(screen.getByRole('button', { name: 'plus' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'moins' }));
    expect(onChange).toHaveBeenCalledWith(max - 1);
  });
});
