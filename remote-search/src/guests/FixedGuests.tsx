import { UsersIcon } from '@detour/shared-ui';
import { fieldStyles } from '../searchbox/form/search-field.styles';
import { useText } from '../text';

/** Gifts are for two: fixed text instead of a field. @spec SBOX-002 */
export const FixedGuests = ({ testId }: { readonly testId?: string | undefined }) => {
  const text = useText();
  return (
    <div css={fieldStyles.field} data-testid={testId}>
      <span css={fieldStyles.icon}>
        <UsersIcon />
      </span>
      <span css={fieldStyles.words}>
        <span css={fieldStyles.label}>{text('term.guests')}</span>
        <span css={fieldStyles.value}>{text('search.guestsFixed')}</span>
      </span>
    </div>
  );
};
