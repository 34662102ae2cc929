import { guestBoundsOf } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { GuestSelector, UsersIcon } from '@detour/shared-ui';
import type { Guests } from '../searchbox/draft/draft';
import { toGuestsText } from '../searchbox/draft/search-values.view-model';
import { fieldStyles } from '../searchbox/form/search-field.styles';
import { SearchField } from '../searchbox/form/SearchField';
import { useText } from '../text';
import { toGuestWords } from './guest-words';

export interface GuestsFieldProps {
  readonly flow: Flow;
  readonly guests: Guests;
  readonly onChange: (guests: Guests) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly testId?: string | undefined;
}

/** Guest selection within the flow's bounds. @spec SBOX-013 */
export const GuestsField = ({ flow, guests, onChange, open, onOpenChange, testId }: GuestsFieldProps) => {
  const text = useText();
  return (
    <GuestSelector
      css={fieldStyles.hangs}
      guests={guests}
      bounds={guestBoundsOf(flow)}
      words={toGuestWords(text)}
      title={text('term.guests')}
      closeLabel={text('ui.close')}
      confirmLabel={text('ui.confirm')}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={onChange}
      anchor={({ guests: shown, props }) => (
        <SearchField
          {...props}
          label={text('term.guests')}
          value={toGuestsText(shown, text)}
          icon={<UsersIcon />}
          open={open}
          data-testid={testId}
        />
      )}
    />
  );
};
