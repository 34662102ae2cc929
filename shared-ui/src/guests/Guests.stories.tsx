import { useState } from 'react';
import { Button } from '../button/Button';
import { guestWords } from './guest-words.fixture';
import { GuestSelector } from './GuestSelector';
import { ParticipantPicker, PartyStepper } from './PartyStepper';
import { startingGuests } from './guest-bounds';

export const Selector = () => {
  const [guests, setGuests] = useState(startingGuests);
  return (
    <GuestSelector
      guests={guests}
      words={guestWords}
      title="Voyageurs"
      closeLabel="Fermer"
      confirmLabel="Valider"
      align="start"
      onConfirm={setGuests}
      anchor={({ guests: { adults, children, babies }, props }) => (
        <Button kind="quiet" {...props}>
          {`${adults + children + babies} voyageurs`}
        </Button>
      )}
    />
  );
};

export const Party = () => {
  const [count, setCount] = useState(2);
  return (
    <div css={{ maxWidth: '22rem' }}>
      <PartyStepper
        label="Personnes"
        value={count}
        onChange={setCount}
        decreaseLabel="Une personne de moins"
        increaseLabel="Une personne de plus"
      />
    </div>
  );
};

export const Participants = () => {
  const [count, setCount] = useState(2);
  return (
    <div css={{ maxWidth: '22rem' }}>
      <ParticipantPicker
        label="Participants"
        value={count}
        onChange={setCount}
        decreaseLabel="Un participant de moins"
        increaseLabel="Un participant de plus"
      />
    </div>
  );
};
