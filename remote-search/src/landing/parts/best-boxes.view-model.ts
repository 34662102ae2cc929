import type { BoxBlock } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import type { GiftBoxItem } from '@detour/shared-ui';
import type { Text } from '../../text';

interface BoxTools {
  readonly text: Text;
  readonly format: Format;
}

/** View model of boxes. Prices in whole euros, rounded up, as on all cards. */
export const toGiftBoxItems = ({ boxes }: BoxBlock, { text, format }: BoxTools): readonly GiftBoxItem[] =>
  boxes.map(({ sku, url, title, image, includedContent, price, promoPrice, discount }) => ({
    id: sku,
    href: url,
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
