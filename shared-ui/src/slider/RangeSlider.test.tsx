import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeSlider } from './RangeSlider';
import type { RangeValue } from './typed-range';

const seen: RangeValue[] = [];

const Slider = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const [value, setValue] = useState<RangeValue>({ min: 80, max: 220 });
  return (
    <RangeSlider
      min={9}
      max={250}
      value={value}
      onChange={(next) => {
        seen.push(next);
        setValue(next);
      }}
      minLabel="Prix minimum"
      maxLabel="Prix maximum"
      format={(euros) => `${euros} €`}
      bars={[1, 2, 3]}
      fields={{ min: 'Minimum', max: 'Maximum' }}
      disabled={disabled}
    />
  );
};

beforeEach(() => {
  seen.length = 0;
});

const type = async (label: string, words: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, words);
  return field;
};

describe('the range slider', () => {
  it('has two named thumbs with value texts', () => {
    render(<Slider />);
    expect(screen.getByRole('slider', { name: 'Prix minimum' })).toHaveAttribute('aria-valuetext', '80 €');
    expect(screen.getByRole('slider', { name: 'Prix maximum' })).toHaveValue('220');
  });

  it('stops a thumb at the other one', () => {
    render(<Slider />);
    fireEvent.change(screen.getByRole('slider', { name: 'Prix minimum' }), { target: { value: '240' } });
    expect(seen.at(-1)).toEqual({ min: 220, max: 220 });
  });

  it('reduces typed text to its first digits [FILT-059]', async () => {
    render(<Slider />);
    fireEvent.focus(screen.getByLabelText('Minimum'));
    fireEvent.change(screen.getByLabelText('Minimum'), { target: { value: 'env. 95 € ou 100' } });
    expect(seen.at(-1)).toEqual({ min: 95, max: 220 });
    expect(screen.getByLabelText('Minimum')).toHaveValue('95');
  });

  it('limits typed values to the maximum [FILT-060]', async () => {
    render(<Slider />);
    expect(await type('Maximum', '900')).toHaveValue('250');
    expect(seen.at(-1)).toEqual({ min: 80, max: 250 });
  });

  it('swaps the ends on blur when they are in the wrong order [FILT-061]', async () => {
    render(<Slider />);
    await type('Minimum', '230');
    expect(seen.at(-1)).toEqual({ min: 230, max: 220 });
    await userEvent.tab();
    expect(seen.at(-1)).toEqual({ min: 220, max: 230 });
    expect(screen.getByLabelText('Minimum')).toHaveValue('220 €');
  });

  it('uses the end of the range for an empty field', async () => {
    render(<Slider />);
    await userEvent.clear(screen.getByLabelText('Maximum'));
    await userEvent.tab();
    expect(seen.at(-1)).toEqual({ min: 80, max: 250 });
  });

  it('can be disabled as a whole', () => {
    render(<Slider disabled />);
    for (const thumb of screen.getAllByRole('slider')) expect(thumb).toBeDisabled();
    expect(screen.getByLabelText('Minimum')).toBeDisabled();
  });
});
