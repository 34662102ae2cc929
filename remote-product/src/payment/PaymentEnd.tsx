import { printPath, type Order } from '@detour/shared-contracts';
import { EmptyState, LinkButton } from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import { stayAddress, summaryAddress } from '../booking/checkout-address';
import { criteriaOfOrder } from '../order/order-criteria';
import { useText } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';

export interface PaymentEndProps {
  readonly kind: 'unknown' | 'expired' | 'closed';
  readonly order: Order | null;
}

/** Nothing can be paid here any more: why, and one way on. What was typed before is still on the summary. */
export const PaymentEnd = ({ kind, order }: PaymentEndProps) => {
  const t = useText();
  const { locale } = useSite();
  const texts = {
    unknown: { title: t('payment.unknownTitle'), sentence: t('payment.unknownText') },
    expired: { title: t('payment.holdOverTitle'), sentence: t('payment.holdOverText') },
    closed: { title: t('payment.closedTitle'), sentence: t('payment.closedText') },
  }[kind];
  const id = order?.stay?.offerId;
  return (
    <CheckoutLayout testId="page-payment" step="payment" headless>
      <EmptyState
        level={1}
        title={texts.title}
        sentence={texts.sentence}
        action={
          order && id && kind === 'expired' ? (
            <LinkButton href={summaryAddress(locale, { id, criteria: criteriaOfOrder(order) })}>
              {t('payment.bookAgain')}
            </LinkButton>
          ) : order && id ? (
            <LinkButton href={stayAddress(locale, id, criteriaOfOrder(order))}>
              {t('trip.seeStay')}
            </LinkButton>
          ) : (
            <LinkButton href={printPath('home', locale)}>{t('ui.home')}</LinkButton>
          )
        }
      />
    </CheckoutLayout>
  );
};
