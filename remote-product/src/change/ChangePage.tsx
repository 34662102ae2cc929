import { useQuery } from '@tanstack/react-query';
import type { Order } from '@detour/shared-contracts/api';
import { printAddress, printPath } from '@detour/shared-contracts/sites';
import { container, EmptyState, ErrorBlock, LinkButton } from '@detour/shared-ui';
import {
  isApiError,
  useApi,
  useHydrated,
  useLinkToken,
  useRoute,
  useShopLocation,
  useSite,
} from '@detour/remote-kit';
import { orderQuery } from '../order/order.query';
import { useText } from '../text';
import type { Names } from '../contract';
import { WaitingChange } from '../trip/CheckoutSkeletons';
import { ChangedOrder } from './ChangedOrder';
import { ChangeForm } from './ChangeForm';

/** Changes dates, guests, room or activities of a booking. All choices are in the URL, so a reload keeps them. @spec ACC-009 */
export const ChangePage = () => (
  <div css={container} data-testid="page-order-change">
    <ChangeOfOrder />
  </div>
);

const ChangeOfOrder = () => {
  const t = useText();
  const api = useApi<Names>();
  const orderUUID = useRoute().params['orderUUID'] ?? '';
  const { search } = useShopLocation();
  const token = useLinkToken();
  const query = useQuery({
    ...orderQuery(api, { orderUUID, ...(token && { token }) }),
    enabled: useHydrated(),
    // The page compares with the booking as it was when the visitor came.
    refetchOnWindowFocus: false,
  });
  if (query.data) {
    const isDone = new URLSearchParams(search).has('done');
    return isDone ? <ChangedOrder order={query.data} /> : <OrderToChange order={query.data} />;
  }
  if (!query.isError) return <WaitingChange />;
  return isApiError(query.error) && (query.error.status ?? 500) < 500 ? (
    <Stranger />
  ) : (
    <WaitingChange>
      <ErrorBlock
        message={t('change.loadFailed')}
        retryLabel={t('ui.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </WaitingChange>
  );
};

const OrderToChange = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const { locale, phone } = useSite();
  if (order.status === 'confirmed' && order.stay && !order.changes) return <ChangeForm order={order} />;
  return (
    <EmptyState
      level={1}
      title={t('change.refusedTitle')}
      sentence={t('change.refused.closed', { phone })}
      action={
        <LinkButton href={printAddress<Names>('confirmation', locale, { orderUUID: order.orderUUID })}>
          {t('change.toOrder')}
        </LinkButton>
      }
    />
  );
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
