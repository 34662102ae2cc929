import { css } from '@emotion/react';
import type { OrderVoucher } from '@detour/shared-contracts/api';
import { CheckboxField, text } from '@detour/shared-ui';
import { useText, type Text } from '../text';

/** "Cadeau 2, pour Claire" */
export const giftName = ({ toName = '' }: Pick<OrderVoucher, 'toName'>, position: number, t: Text): string =>
  toName === ''
    ? t('hub.giftNumber', { number: position + 1 })
    : t('hub.giftFor', { number: position + 1, name: toName });

/** Positions of the gifts that the buyer may withdraw from; null for an order of one gift, or a stay. */
export const withdrawablePositions = (
  vouchers: readonly OrderVoucher[] | undefined,
): readonly number[] | null =>
  vouchers && vouchers.length > 1
    ? vouchers.flatMap(({ withdrawUntil }, position) => (withdrawUntil ? [position] : []))
    : null;

interface GiftChoiceProps {
  readonly vouchers: readonly OrderVoucher[];
  /** Gifts to choose from. */
  readonly positions: readonly number[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Which gifts of several the buyer withdraws from. */
export const GiftChoice = ({ vouchers, positions, chosen, onChange }: GiftChoiceProps) => {
  const t = useText();
  return (
    <fieldset css={group} data-testid="gift-choice">
      <legend css={[text.label, legend]}>{t('withdraw.which')}</legend>
      {positions.map((position) => {
        const voucher = vouchers[position];
        return (
          voucher && (
            <CheckboxField
              key={position}
              label={giftName(voucher, position, t)}
              detail={voucher.label}
              checked={chosen.includes(position)}
              onChange={({ currentTarget }) =>
                onChange(
                  positions.filter((one) =>
                    one === position ? currentTarget.checked : chosen.includes(one),
                  ),
                )
              }
            />
          )
        );
      })}
      {chosen.length === 0 && <p css={[text.small, text.muted]}>{t('withdraw.none')}</p>}
    </fieldset>
  );
};

const group = css({ display: 'grid', gap: 'var(--space-3)', margin: 0, padding: 0, border: 0 });
const legend = css({ marginBottom: 'var(--space-2)', padding: 0 });
