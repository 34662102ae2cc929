import { Note, Spinner } from '@detour/shared-ui';
import { useText } from '../text';
import type { PaymentState } from './payment-machine';

/** Number of attempts after which the bank counts as slow and the visitor may leave. */
const slowFrom = 4;

/** Shown while the payment result is unknown. Warns against paying again. */
export const WaitingNote = ({ state }: { readonly state: Extract<PaymentState, { tries: number }> }) => {
  const t = useText();
  return (
    <Note
      role="status"
      icon={<Spinner />}
      title={t(state.kind === 'pending' ? 'payment.pendingTitle' : 'payment.askingTitle')}
    >
      <p>{t(state.kind === 'pending' ? 'payment.pendingText' : 'payment.askingText')}</p>
      {state.tries >= slowFrom && <p>{t('payment.slowText')}</p>}
    </Note>
  );
};
