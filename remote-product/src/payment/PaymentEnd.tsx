import type { Order } from '@detour/shared-contracts/api';
import { EmptyState, LinkButton } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { endedOrder } from '../order/order-words';
import { useText } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';

export interface PaymentEndProps {
  readonly kind: 'unknown' | 'expired' | 'closed';
  readonly order: Order | null;
}

/** The order cannot be paid here any more: the reason and one next step. Typed data is kept. */
export const PaymentEnd = ({ kind, order }: PaymentEndProps) => {
  const t = useText();
  const { locale } = useSite();
  const { title, sentence, wayOn } = endedOrder(kind, order, { locale, t });
  return (
    <CheckoutLayout testId="page-payment" step="payment" headless>
      <EmptyState
        level={1}
        title={title}
        sentence={sentence}
        action={<LinkButton href={wayOn.href}>{wayOn.label}</LinkButton>}
      />
    </CheckoutLayout>
  );
};
