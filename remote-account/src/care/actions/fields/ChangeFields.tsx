import type { ChangeWish } from '@detour/shared-contracts/api';
import { SelectField, TextField } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../../text';
import { actionStyles as styles } from '../actions.styles';
import type { ActionFieldsProps } from './action-fields-props';

const counts = ['adult', 'child', 'baby'] as const;
const countLabels = { adult: 'act.adults', child: 'act.children', baby: 'act.babies' } as const;

/** Days, guests and formula of the new stay. */
export const ChangeFields = ({ draft: { wish }, preview, onType }: ActionFieldsProps) => {
  const text = useText();
  const format = useFormat();
  if (!wish) return null;
  const choose = (part: Partial<ChangeWish>): void => onType({ wish: { ...wish, ...part } });
  const offers = preview?.change?.offers ?? [];
  return (
    <>
      <div css={styles.pair}>
        <TextField
          type="date"
          name="checkin"
          label={text('act.checkin')}
          value={wish.checkin}
          onChange={({ target }) => choose({ checkin: target.value })}
        />
        <TextField
          type="date"
          name="checkout"
          label={text('act.checkout')}
          value={wish.checkout}
          error={wish.checkout <= wish.checkin ? text('act.daysOrder') : undefined}
          onChange={({ target }) => choose({ checkout: target.value })}
        />
      </div>
      <div css={styles.three}>
        {counts.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={text(countLabels[name])}
            value={String(wish[name])}
            options={Array.from({ length: 11 }, (_, count) => ({
              value: String(count),
              label: String(count),
              disabled: name === 'adult' && count === 0,
            }))}
            onChange={({ target }) => choose({ [name]: Number(target.value) })}
          />
        ))}
      </div>
      {offers.length > 1 && (
        <SelectField
          name="offerId"
          label={text('act.offer')}
          value={wish.offerId}
          options={offers.map(({ offerId, label, roomTitle, due }) => ({
            value: offerId,
            label: `${label}, ${roomTitle} (${due === null ? text('act.full') : format.price(due)})`,
            disabled: due === null && offerId !== wish.offerId,
          }))}
          onChange={({ target }) => choose({ offerId: target.value, activityDays: [] })}
        />
      )}
    </>
  );
};
