import { useState } from 'react';
import { Button, LiveRegion, Note } from '@detour/shared-ui';
import type { Order } from '@detour/shared-contracts/api';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';

export interface HoldNoteProps {
  readonly order: Pick<Order, 'holdExpiresAt' | 'holdLimit' | 'voucher'>;
  readonly onExtend: () => Promise<boolean>;
}

/** An extension by less than a minute is not worth a request. */
const shortestExtension = 60 * 1000;

/** End of the hold, without a countdown, and an extension on request (WCAG 2.2.1). */
export const HoldNote = ({ order, onExtend }: HoldNoteProps) => {
  const t = useText();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  if (!order.holdExpiresAt) return null;
  const until = Date.parse(order.holdExpiresAt);
  // A gateway before 0907 sends no limit.
  const limit = order.holdLimit === undefined ? Infinity : Date.parse(order.holdLimit);
  const canExtend = !refused && limit - until >= shortestExtension;
  const isVoucher = order.voucher !== null;
  const sentence = t(isVoucher ? 'voucher.openUntil' : 'payment.heldUntil', { time: format.timeOf(until) });
  const extend = async (): Promise<void> => {
    setBusy(true);
    setRefused(!(await onExtend()));
    setBusy(false);
  };
  return (
    <Note>
      <p>{sentence}</p>
      {canExtend && (
        <Button kind="link" busy={busy} onClick={() => void extend()}>
          {t(isVoucher ? 'voucher.extend' : 'payment.extendHold')}
        </Button>
      )}
      {refused && <p>{t(isVoucher ? 'voucher.extendRefused' : 'payment.extendRefused')}</p>}
      <LiveRegion message={busy ? '' : sentence} />
    </Note>
  );
};
