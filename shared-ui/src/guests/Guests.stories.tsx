import { useState } from 'react';
import { guestBoundsOf } from '@detour/shared-contracts/criteria';
import { Button } from '../button/Button';
import { guestWords } from './guest-words.fixture';
import { GuestSelector } from './GuestSelector';
import { GuestSteppers } from './GuestSteppers';
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

/** For activities: one or two adults only. */
export const Participants = () => {
  const [guests, setGuests] = useState(startingGuests);
  return (
    <div css={{ maxWidth: '22rem' }}>
      <GuestSteppers
        guests={guests}
        bounds={guestBoundsOf('activity')}
        words={guestWords}
        onChange={setGuests}
      />
    </div>
  );
};
