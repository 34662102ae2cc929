import type { GiftBlock, GiftBlockResponse } from '@detour/shared-contracts/api';
import { locales } from '@detour/shared-contracts/sites';

const giftBlockOf = (changes: Partial<GiftBlock> = {}): GiftBlock => ({
  title: 'Offrir une escapade',
  subtitle: 'Un séjour, un coffret ou une carte.',
  imageS: '/images/a/640_360.webp',
  imageL: '/images/a/960_540.webp',
  boxURL: '/cadeau',
  singleVoucherURL: '/recherche?flow=gifting',
  giftcardURL: '/giftcard/customization',
  activityOnlyURL: null,
  campaign: 'gift-drawer',
  category: 'gift',
  ...changes,
});

export const giftBlocksOf = (changes: Partial<GiftBlock> = {}): GiftBlockResponse =>
  Object.fromEntries(locales.map((locale) => [locale, giftBlockOf(changes)])) as GiftBlockResponse;
