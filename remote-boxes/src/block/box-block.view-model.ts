import type { BoxBlock } from '@detour/shared-contracts/api';
import { factLine, type Format } from '@detour/shared-contracts/format';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { giftBoxLink } from '@detour/shared-contracts/sites';
import type { GiftBoxItem } from '@detour/shared-ui';
import { linesOf } from '../listing/box.view-model';
import type { Names } from '../contract';
import type { Text } from '../text';

interface BlockTools {
  readonly site: Pick<SiteContext<'boxMigration'>, 'locale' | 'flags' | 'giftShop'>;
  readonly format: Format;
  readonly text: Text;
}

/** The average of the hotels that the box unlocks. */
const scoreOf = (
  rating: number | null,
  { format, text }: Pick<BlockTools, 'format' | 'text'>,
): GiftBoxItem['score'] => {
  if (rating === null) return undefined;
  const value = format.rating(rating);
  const count = text('boxes.ratedHotels');
  return { value, count, label: factLine([text('reviews.scoreOf', { score: value }), count]) };
};

/** A box of the block as strings; prices in whole euros, rounded up, like on all cards. @spec BOX-023 BOX-024 */
export const toGiftBoxItem = (
  box: BoxBlock['boxes'][number],
  { site, format, text }: BlockTools,
): GiftBoxItem => ({
  id: box.sku,
  href: giftBoxLink<Names>(site, box),
  title: box.title,
  image: box.image,
  content: factLine(linesOf(box.includedContent).slice(0, 2)),
  score: scoreOf(box.rating, { format, text }),
  price:
    box.promoPrice === null || box.discount === null
      ? { amount: format.wholePrice(box.price) }
      : {
          amount: format.wholePrice(box.promoPrice),
          reference: format.wholePrice(box.price),
          referenceLabel: text('boxes.reference'),
          amountLabel: text('boxes.now'),
          promo: text('boxes.discount', { discount: box.discount }),
        },
});
