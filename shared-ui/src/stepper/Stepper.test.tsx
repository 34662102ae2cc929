import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './Stepper';

const show = (value: number) => {
  const onChange = jest.fn();
  render(
    <Stepper
      label="Adultes"
      value={value}
      min={1}
      max={20}
      onChange={onChange}
      decreaseLabel="Un adulte de moins"
      increaseLabel="Un adulte de plus"
      testId="guests-adults"
    />,
  );
  return onChange;
};

describe('the stepper', () => {
  it('steps by one within its bounds', async () => {
    const onChange = show(2);
    await userEvent.click(screen.getByTestId('guests-adults-plus'));
    await userEvent.click(screen.getByTestId('guests-adults-minus'));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    [1, 'guests-adults-minus'],
    [20, 'guests-adults-plus'],
  ])('ignores a step beyond a bound at %p, and keeps the focus [UI-028, UI-029]', async (value, hook) => {
    const onChange = show(value);
    await userEvent.click(screen.getByTestId(hook));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByTestId(hook)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByTestId(hook)).toHaveFocus();
  });

  it('announces its value', () => {
    show(2);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(screen.getByRole('group', { name: 'Adultes' })).toBeInTheDocument();
  });
});
