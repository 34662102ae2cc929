import type { BoxBlock } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { giftBoxLink } from '@detour/shared-contracts/sites';
import type { GiftBoxItem } from '@detour/shared-ui';
import type { Names } from '../../contract';
import type { Text } from '../../text';

interface BoxTools {
  readonly site: Pick<SiteContext<'boxMigration'>, 'locale' | 'flags' | 'giftShop'>;
  readonly text: Text;
  readonly format: Format;
}

/** View model of boxes. Prices in whole euros, rounded up, as on all cards. */
export const toGiftBoxItems = (
  { boxes }: BoxBlock,
  { site, text, format }: BoxTools,
): readonly GiftBoxItem[] =>
  boxes.map(({ sku, handle, campaign, title, image, includedContent, price, promoPrice, discount }) => ({
    id: sku,
    href: giftBoxLink<Names>(site, { sku, handle, campaign }),
    title,
    image,
    content: includedContent.split('\n').filter(Boolean).slice(0, 2).join(' · '),
    price:
      promoPrice === null || discount === null
        ? { amount: format.wholePrice(price) }
        : {
            amount: format.wholePrice(promoPrice),
            reference: format.wholePrice(price),
            referenceLabel: text('price.referenceLabel'),
            amountLabel: text('price.now'),
            promo: text('price.discount', { discount }),
          },
  }));
