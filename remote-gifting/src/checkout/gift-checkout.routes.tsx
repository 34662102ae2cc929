import { lazy, Suspense } from 'react';
import type { PageDefinition } from '@detour/remote-kit';
import type { Text } from '../text';
import { CheckoutSkeleton } from './CheckoutFrame';
import type { Names } from '../contract';

// A separate chunk, because pages that configure a gift do not need the form.
const load = () => import('./GiftCheckoutPage');
const Page = lazy(async () => ({ default: (await load()).GiftCheckoutPage }));

const isServer = typeof window === 'undefined';

/** A private page: the server renders only texts without visitor data. */
const GiftCheckout = () => (
  <Suspense fallback={<CheckoutSkeleton />}>
    <Page />
  </Suspense>
);

/** In-app navigation loads the code before the URL changes. A deep link shows the skeleton until then. @spec GIFT-057 */
export const giftCheckoutPage: PageDefinition<Names> = {
  prefetch: async ({ site, text }) => {
    const t = text as Text;
    if (!isServer) await load();
    return {
      head: {
        title: t('page.title', { title: t('checkout.title'), brand: site.brand }),
        robots: 'noindex,follow',
      },
    };
  },
  Skeleton: CheckoutSkeleton,
  Component: GiftCheckout,
};
