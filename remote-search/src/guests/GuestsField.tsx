import type { Flow } from '@detour/shared-contracts';
import { Button, Panel, UsersIcon } from '@detour/shared-ui';
import type { Guests } from '../searchbox/draft';
import { toGuestsText } from '../searchbox/search-values.view-model';
import { fieldStyles } from '../searchbox/search-field.styles';
import { SearchField } from '../searchbox/SearchField';
import { useText } from '../text';
import { GuestsSteppers } from './GuestsSteppers';

export interface GuestsFieldProps {
  readonly flow: Flow;
  readonly guests: Guests;
  readonly onChange: (guests: Guests) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly testId?: string | undefined;
}

/** Who travels: a dropdown on desktop, a sheet on mobile; each step counts at once. */
export const GuestsField = ({ flow, guests, onChange, open, onOpenChange, testId }: GuestsFieldProps) => {
  const text = useText();
  const close = (): void => onOpenChange(false);
  const confirm = (
    <Button size="small" onClick={close}>
      {text('ui.confirm')}
    </Button>
  );
  return (
    <Panel
      css={fieldStyles.hangs}
      title={text('term.guests')}
      closeLabel={text('ui.close')}
      open={open}
      onClose={close}
      align="end"
      foot={confirm}
      anchor={
        <SearchField
          label={text('term.guests')}
          value={toGuestsText(guests, text)}
          icon={<UsersIcon />}
          open={open}
          onClick={() => onOpenChange(!open)}
          data-testid={testId}
        />
      }
    >
      <GuestsSteppers flow={flow} guests={guests} onChange={onChange} />
    </Panel>
  );
};
