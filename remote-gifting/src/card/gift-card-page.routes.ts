import { printPath } from '@detour/shared-contracts/sites';
import type { PageDefinition } from '@detour/remote-kit';
import type { Text } from '../text';
import { GiftCardPage } from './GiftCardPage';
import type { Names } from '../contract';

/** @spec ROUTE-027 I18N-009 */
export const giftCardPage: PageDefinition<Names> = {
  prefetch: ({ site, text }) => {
    const t = text as Text;
    return Promise.resolve({
      head: {
        title: t('page.title', { title: t('card.title'), brand: site.brand }),
        description: t('card.lead'),
        canonicalPath: printPath<Names>('giftcard-customization', site.locale),
        robots: 'index,follow',
      },
    });
  },
  Component: GiftCardPage,
};
