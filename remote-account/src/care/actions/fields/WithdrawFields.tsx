import { useFormat } from '@detour/remote-kit';
import { CheckboxField, text as type } from '@detour/shared-ui';
import { useText } from '../../../text';
import { giftsFor } from '../draft';
import { actionStyles as styles } from '../actions.styles';
import type { ActionFieldsProps } from './action-fields-props';
import { giftLabel } from './gift-choices';

/** The gifts that are still unused; each has its own box. */
export const WithdrawFields = ({ draft: { positions }, actions, onType }: ActionFieldsProps) => {
  const text = useText();
  const format = useFormat();
  const choose = (position: number, isChosen: boolean): void =>
    onType({
      positions: isChosen
        ? [...positions, position].sort((a, b) => a - b)
        : positions.filter((one) => one !== position),
    });
  return (
    <fieldset css={styles.group}>
      <legend css={[type.label, styles.legend]}>{text('act.withdrawWhich')}</legend>
      {giftsFor(actions, 'withdraw').map((gift) => (
        <CheckboxField
          key={gift.position}
          name={`gift-${gift.position}`}
          label={giftLabel(gift, text)}
          detail={format.price(gift.remaining)}
          checked={positions.includes(gift.position)}
          onChange={({ target }) => choose(gift.position, target.checked)}
        />
      ))}
    </fieldset>
  );
};
