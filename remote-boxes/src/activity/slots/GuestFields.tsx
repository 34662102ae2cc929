import { TextField } from '@detour/shared-ui';
import { useText } from '../../text';

export interface Guest {
  readonly name: string;
  readonly email: string;
}

export interface GuestFieldsProps {
  readonly guest: Guest;
  /** Name of the partner, who receives both. */
  readonly partner: string;
  readonly wrong: { readonly name: boolean; readonly email: boolean };
  readonly onGuest: (guest: Guest) => void;
}

/** The name under which the partner expects the guests, and the address that is notified of changes. */
export const GuestFields = ({ guest, partner, wrong, onGuest }: GuestFieldsProps) => {
  const text = useText();
  return (
    <>
      <TextField
        name="visit-name"
        label={text('visit.name')}
        value={guest.name}
        onChange={({ target }) => onGuest({ ...guest, name: target.value })}
        autoComplete="name"
        maxLength={80}
        error={wrong.name ? text('visit.nameMissing') : undefined}
      />
      <TextField
        name="visit-email"
        type="email"
        label={text('visit.email')}
        hint={text('visit.shared', { partner })}
        value={guest.email}
        onChange={({ target }) => onGuest({ ...guest, email: target.value })}
        autoComplete="email"
        maxLength={254}
        error={wrong.email ? text('visit.emailMissing') : undefined}
      />
    </>
  );
};
