import {
  beneficiarySessionCall,
  giftCardCheckCall,
  promotionCheckCall,
  type BeneficiarySession,
  type GiftCardCheck,
  type PromotionCheck,
  type PromotionCheckRequest,
} from '@detour/shared-contracts/api';
import type { Cents, Result } from '@detour/shared-contracts/base';
import type { PaidPurchase } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  beneficiarySessionValidator,
  giftCardCheckValidator,
  promotionCheckValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { codePart } from '../contract/order-part';

export interface CodeNames {
  readonly calls: (typeof codePart)['calls'][number];
}

export interface CodeQuestion {
  readonly locale: Locale;
  /** The code as typed. */
  readonly code: string;
  readonly purchase: PaidPurchase;
  /** Cents: the product without tax and shipping for a promotion code, the whole amount due to us for a gift card. */
  readonly amount: Cents;
  /** The dated stay, for conditions of a promotion code. */
  readonly stay?: PromotionCheckRequest['stay'];
}

/** Discount of a promotion code. The check reserves nothing. */
export const checkPromotion = (
  api: Api<CodeNames>,
  { locale, code, purchase, amount, stay }: CodeQuestion,
  signal?: AbortSignal,
): Promise<Result<PromotionCheck, ApiError>> =>
  api.request(promotionCheckCall, promotionCheckValidator, {
    body: { locale, code, amount, purchase, ...(stay && { stay }) },
    ...(signal && { signal }),
  });

/** Amount that a gift card or voucher would pay. The check reserves nothing. */
export const checkGiftCard = (
  api: Api<CodeNames>,
  { locale, code, purchase, amount }: CodeQuestion,
  signal?: AbortSignal,
): Promise<Result<GiftCardCheck, ApiError>> =>
  api.request(giftCardCheckCall, giftCardCheckValidator, {
    body: { locale, serialNumber: code, amount, purchase },
    ...(signal && { signal }),
  });

/** null without a gift, which is not an error. */
export const loadSessionGift = (
  api: Api<CodeNames>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<BeneficiarySession, ApiError>> =>
  api.request(beneficiarySessionCall, beneficiarySessionValidator, {
    query: { locale },
    ...(signal && { signal }),
  });
