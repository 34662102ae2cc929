import { useQuery } from '@tanstack/react-query';
import { zonedNow } from '@detour/shared-contracts/base';
import { offersExtras } from '../extras/gift-extras';
import { parseGiftWish, printPath, type GiftWish } from '@detour/shared-contracts/sites';
import { EmptyState, ErrorBlock, LinkButton } from '@detour/shared-ui';
import { useApi, useFormat, useNow, useShopLocation, useSite } from '@detour/remote-kit';
import { useGiftExtras } from '../extras/useGiftExtras';
import { formatInForce, shippingOf } from '../setup/setup.view-model';
import { useShipping } from '../shipping/useShipping';
import { useText } from '../text';
import { CheckoutFrame, CheckoutSkeleton } from './CheckoutFrame';
import { GiftCheckoutForm } from './GiftCheckoutForm';
import { giftProductQuery } from './purchase/gift-product.query';
import { toPurchaseView } from './purchase/purchase.view-model';
import type { Names } from '../contract';

/** The URL identifies the product, so reload, shared link and back navigation show the same. @spec GIFT-057 */
export const GiftCheckoutPage = () => {
  const { search } = useShopLocation();
  const wish = parseGiftWish(search);
  return wish ? (
    <Checkout key={search} wish={wish} />
  ) : (
    <Nothing title="checkout.nothingTitle" sentence="checkout.nothingText" />
  );
};

const Checkout = ({ wish }: { readonly wish: GiftWish }) => {
  const t = useText();
  const format = useFormat();
  const api = useApi<Names>();
  const { locale, timeZone } = useSite();
  const today = zonedNow(useNow(), timeZone).date;
  const shipping = useShipping();
  const product = useQuery(giftProductQuery(api, { wish, locale }));
  const inForce = formatInForce(wish.format, shipping);
  const extras = useGiftExtras({ offered: offersExtras(wish, inForce) });
  if (product.data === null) return <Nothing title="checkout.goneTitle" sentence="checkout.giftGone" />;
  if (!product.data && product.isError)
    return (
      <CheckoutFrame title={t('checkout.title')}>
        <ErrorBlock
          message={t('checkout.loadFailed')}
          retryLabel={t('ui.retry')}
          retrying={product.isFetching}
          onRetry={() => void product.refetch()}
        />
      </CheckoutFrame>
    );
  if (!product.data || (wish.format === 'physical' && shipping.kind === 'loading'))
    return <CheckoutSkeleton />;
  const purchase = toPurchaseView(
    {
      wish,
      product: product.data,
      format: inForce,
      shipping: shippingOf(inForce, shipping),
      extras: extras.chosen,
      today,
    },
    { t, format },
  );
  return (
    <GiftCheckoutForm
      wish={wish}
      product={product.data}
      format={inForce}
      purchase={purchase}
      extras={extras}
      refresh={() => product.refetch()}
    />
  );
};

interface NothingProps {
  readonly title: 'checkout.nothingTitle' | 'checkout.goneTitle';
  readonly sentence: 'checkout.nothingText' | 'checkout.giftGone';
}

/** Shown for a link without a gift, or to a gift that is no longer sold. */
const Nothing = ({ title, sentence }: NothingProps) => {
  const t = useText();
  const { locale } = useSite();
  return (
    <CheckoutFrame>
      <EmptyState
        level={1}
        title={t(title)}
        sentence={t(sentence)}
        action={
          <LinkButton href={`${printPath<Names>('search', locale)}?flow=gifting`}>
            {t('gift.otherGifts')}
          </LinkButton>
        }
      />
    </CheckoutFrame>
  );
};
