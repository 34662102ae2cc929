import type { TextFunction } from '@detour/remote-kit';

/** Ids that the catalogue of a remote with codes must have. */
export type CodeTextId =
  | 'codes.applied'
  | 'codes.applyThis'
  | 'codes.balanceAfter'
  | 'codes.empty'
  | 'codes.ending'
  | 'codes.giftCard'
  | 'codes.giftCardHint'
  | 'codes.goesWithout'
  | 'codes.missing'
  | 'codes.newTotal'
  | 'codes.noPromotion'
  | 'codes.nothingToPay'
  | 'codes.otherPurchase'
  | 'codes.over'
  | 'codes.promotionLine'
  | 'codes.removeThis'
  | 'codes.removed'
  | 'codes.title'
  | 'codes.tooMany'
  | 'codes.twice'
  | 'codes.unknown'
  | 'codes.unreachable'
  | 'codes.used'
  | 'codes.voucher'
  | 'codes.wait'
  | 'order.apply'
  | 'order.promoCode'
  | 'ui.remove'
  | 'ui.retry'
  | 'voucher.kindGiftCard';

export type CodeText = TextFunction<CodeTextId>;
