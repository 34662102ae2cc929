import { useState } from 'react';
import { Stepper } from './Stepper';

export const Guests = () => {
  const [adults, setAdults] = useState(2);
  return (
    <div css={{ maxWidth: '22rem' }}>
      <Stepper
        label="Adultes"
        hint="18 ans et plus"
        value={adults}
        min={1}
        max={3}
        onChange={setAdults}
        decreaseLabel="Un adulte de moins"
        increaseLabel="Un adulte de plus"
        testId="guests-adults"
      />
    </div>
  );
};
