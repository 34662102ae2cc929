import { printPath } from '@detour/shared-contracts';
import type { PageDefinition } from '@detour/shared-ui/remote';
import { GiftCardPage, GiftCheckoutPage } from './GiftPages';

export const giftCheckoutPage: PageDefinition = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text('gifting.title'), brand: site.brand }),
        robots: 'noindex',
      },
    }),
  Component: GiftCheckoutPage,
};

/** @spec ROUTE-027 I18N-009 */
export const giftCardPage: PageDefinition = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text('gifting.cardPageTitle'), brand: site.brand }),
        description: text('gifting.cardText'),
        canonicalPath: printPath('giftcard-customization', site.locale),
        robots: 'noindex,follow',
      },
    }),
  Component: GiftCardPage,
};
