import { useState } from 'react';
import { RangeSlider } from './RangeSlider';

const euros = (value: number): string => (value >= 250 ? '+250 €' : `${value} €`);

const Slider = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const [value, setValue] = useState({ min: 80, max: 220 });
  return (
    <div css={{ maxWidth: '20rem', padding: '1.5rem' }}>
      <RangeSlider
        min={9}
        max={250}
        value={value}
        onChange={setValue}
        minLabel="Prix minimum"
        maxLabel="Prix maximum"
        format={euros}
        bars={[2, 4, 6, 9, 14, 16, 21, 22, 19, 17, 13, 15, 10, 8, 6, 4, 3, 2, 1, 1]}
        fields={{ min: 'Minimum', max: 'Maximum' }}
        disabled={disabled}
      />
    </div>
  );
};

export const Price = () => <Slider />;
export const Disabled = () => <Slider disabled />;
