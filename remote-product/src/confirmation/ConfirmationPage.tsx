import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { paymentAddress, printPath } from '@detour/shared-contracts/sites';
import { container, EmptyState, ErrorBlock, LinkButton, Note, Spinner } from '@detour/shared-ui';
import {
  isApiError,
  useFormat,
  useApi,
  useHost,
  useRoute,
  useHydrated,
  useLinkToken,
  useSite,
  useSnapshotState,
} from '@detour/remote-kit';
import { toCancelledView } from '../cancel/cancellation.view-model';
import { CancelledHub } from '../hub/CancelledHub';
import { EndedOrder } from '../hub/EndedOrder';
import { OrderHub } from '../hub/OrderHub';
import { orderQuery } from '../order/order.query';
import { rememberBooking } from '../summary/last-booking';
import { useCheckoutDraft } from '../summary/useCheckoutDraft';
import { OrderHeading, WaitingOrder } from '../trip/CheckoutSkeletons';
import { useText } from '../text';
import type { Names } from '../contract';

/** Poll interval (ms) of the order while a bank is slow. */
const askAgain = 3000;

/** The current order, for its buyer's session or a signed link. Can be reopened at any time. */
export const ConfirmationPage = () => (
  <div css={container} data-testid="page-confirmation">
    <Confirmation />
  </div>
);

const Confirmation = () => {
  const t = useText();
  const api = useApi<Names>();
  const orderUUID = useRoute().params['orderUUID'] ?? '';
  const isReady = useHydrated();
  const token = useLinkToken();
  const query = useQuery({
    ...orderQuery(api, { orderUUID, ...(token && { token }) }),
    // The server and the first client render do not know the URL fragment.
    enabled: isReady,
    refetchInterval: ({ state }) => (state.data?.status === 'paying' ? askAgain : false),
  });
  const queryClient = useQueryClient();
  const [isNew, setIsNew] = useState(false);
  const updated = (order: Order): void => {
    queryClient.setQueriesData({ queryKey: ['order'] }, order);
  };
  const cancelled = (order: Order): void => {
    setIsNew(true);
    updated(order);
  };
  if (query.data)
    return (
      <OrderByStatus
        order={query.data}
        byLink={token !== null}
        isNew={isNew}
        onCancelled={cancelled}
        onUpdated={updated}
        onChanged={() => void query.refetch()}
      />
    );
  if (isApiError(query.error) && (query.error.status ?? 500) < 500) return <Stranger />;
  return (
    <>
      <OrderHeading />
      {query.isError ? (
        <ErrorBlock
          message={t('checkout.loadFailed')}
          retryLabel={t('ui.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <WaitingOrder />
      )}
    </>
  );
};

interface OrderProps {
  readonly order: Order;
  /** Opened by a mail's link, or by order number and e-mail address. */
  readonly byLink: boolean;
  /** Cancelled just now. */
  readonly isNew: boolean;
  readonly onCancelled: (order: Order) => void;
  /** Called with the current order from the gateway's response. */
  readonly onUpdated: (order: Order) => void;
  /** The order has changed at the gateway. */
  readonly onChanged: () => void;
}

const OrderByStatus = (props: OrderProps) => {
  const { order } = props;
  const t = useText();
  const { locale } = useSite();
  switch (order.status) {
    case 'confirmed':
      return <Confirmed {...props} />;
    case 'paying':
      return (
        <>
          <OrderHeading />
          <Note role="status" icon={<Spinner />} title={t('payment.pendingTitle')}>
            <p>{t('payment.pendingText')}</p>
            {order.paymentAction && (
              <LinkButton href={paymentAddress<Names>(locale, order.orderUUID)}>
                {t('confirmation.toPayment')}
              </LinkButton>
            )}
          </Note>
        </>
      );
    case 'held':
      return (
        <EmptyState
          level={1}
          title={t(order.voucher ? 'voucher.unpaidTitle' : 'confirmation.unpaidTitle')}
          sentence={t(order.voucher ? 'voucher.unpaidText' : 'confirmation.unpaidText')}
          action={
            <LinkButton href={paymentAddress<Names>(locale, order.orderUUID)}>
              {t('confirmation.toPayment')}
            </LinkButton>
          }
        />
      );
    default:
      return <Ended {...props} />;
  }
};

const Ended = ({ order, isNew, onChanged }: OrderProps) => {
  const t = useText();
  const format = useFormat();
  const { timeZone, phone } = useSite();
  const { storage } = useHost<Names>();
  useEffect(() => rememberBooking(storage, order), [storage, order]);
  const cancelled = order.status === 'cancelled' && toCancelledView(order, { t, format, timeZone, phone });
  return cancelled ? (
    <CancelledHub order={order} view={cancelled} isNew={isNew} onChanged={onChanged} />
  ) : (
    <EndedOrder order={order} />
  );
};

/** A paid order ends the checkout: clears the draft and emits one event per visit. */
const Confirmed = (props: OrderProps) => {
  const { bus, storage } = useHost<Names>();
  const draft = useCheckoutDraft();
  const [told, setTold] = useSnapshotState<boolean>('confirmation-told', false);
  const { order } = props;
  const { orderUUID, amount } = order;
  const isVoucher = order.voucher !== null;
  useEffect(() => {
    draft.clear();
    rememberBooking(storage, order);
    // The next gift has its own texts.
    if (isVoucher) storage.remove('giftCustomization');
    if (told) return;
    bus.emit('product.order-confirmed@1', { orderUUID, amount });
    setTold(true);
  }, [draft, bus, storage, isVoucher, told, setTold, order, orderUUID, amount]);
  return <OrderHub {...props} />;
};

const Stranger = () => {
  const t = useText();
  const { locale } = useSite();
  return (
    <EmptyState
      level={1}
      title={t('confirmation.strangerTitle')}
      sentence={t('confirmation.strangerText')}
      action={<LinkButton href={printPath<Names>('booking-lookup', locale)}>{t('lookup.title')}</LinkButton>}
    />
  );
};
