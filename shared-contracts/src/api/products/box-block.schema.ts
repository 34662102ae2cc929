import { Type, type Static } from '@sinclair/typebox';
import { Image } from './card.schema';
import { Amount, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

/** A gift box of a carousel. Prices in cents. @spec BOX-023 */
export const GiftBox = Open({
  id: Type.String(),
  sku: Type.String(),
  handle: Type.String(),
  title: Type.String(),
  image: Image,
  /** Regular price. */
  price: Amount,
  /** Today's price. Null when no reduction is shown. */
  promoPrice: Nullable(Amount),
  /** Score out of 10 of the hotels that the box unlocks. Null without reviews. */
  rating: Nullable(Type.Number({ minimum: 0, maximum: 10 })),
  includedContent: Type.String(),
  /** In the form of the listing. Blocks link by `giftBoxLink`, from `sku` and `handle`. */
  url: Type.String(),
  /** Whole percent, rounded up. Null when `promoPrice` is null. @spec BOX-024 */
  discount: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  /** Starts at 1. */
  position: Type.Integer({ minimum: 1 }),
  campaign: Type.String(),
});
export type GiftBox = Static<typeof GiftBox>;

/** GET /api/cms/box-block-serp @spec CALL-027 BOX-030 */
export const BoxBlock = Open({
  id: Type.String(),
  /** Id of the HTML element, so that links can target it. */
  containerId: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  colorPalette: Words(['sand', 'green'] as const),
  cta: Open({ label: Type.String(), link: Open({ url: Type.String(), newTab: Type.Boolean() }) }),
  boxes: Type.Array(GiftBox),
});
export type BoxBlock = Static<typeof BoxBlock>;

/** GET /api/front/content-boxes-block/{locale} @spec BOX-025 CALL-071 */
export const ContentBoxesParams = Strict({ locale: LocaleWord });
export const ContentBoxes = Type.Array(
  Open({
    title: Type.String(),
    subtitle: Type.String(),
    buttonLabel: Type.String(),
    buttonURL: Type.String(),
  }),
);
export type ContentBoxes = Static<typeof ContentBoxes>;
