import type { Order } from '@detour/shared-contracts/api';
import { Note, Spinner } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { methodName } from './method-names';

export interface LaterNoteProps {
  readonly pending: NonNullable<Order['paymentPending']>;
  readonly email: string;
}

/** The method reports its result later: until when the order is kept, and what happens after that. The page asks again by itself. */
export const LaterNote = ({ pending, email }: LaterNoteProps) => {
  const t = useText();
  const format = useFormat();
  const method = methodName(pending.method, t);
  const time = format.timeOf(Date.parse(pending.until));
  return (
    <div data-testid="payment-pending">
      <Note role="status" icon={<Spinner />} title={t('payment.laterTitle', { method })}>
        <p>{t('payment.laterText', { time, email })}</p>
        <p>{t('payment.laterLimit')}</p>
      </Note>
    </div>
  );
};
