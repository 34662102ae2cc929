import {
  beneficiarySessionCall,
  giftCardCheckCall,
  promotionCheckCall,
  type BeneficiarySession,
  type GiftCardCheck,
  type PromotionCheck,
} from '@detour/shared-contracts/api';
import type { Cents, Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  validateBeneficiarySession,
  validateGiftCardCheck,
  validatePromotionCheck,
} from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export interface CodeQuestion {
  readonly locale: Locale;
  /** The code as typed. */
  readonly code: string;
  /** Cents: the stay without tax for a promotion code, the whole amount due to us for a gift card. */
  readonly amount: Cents;
}

/** Discount of a promotion code. The check reserves nothing. */
export const checkPromotion = (
  api: Api<Names>,
  { locale, code, amount }: CodeQuestion,
  signal?: AbortSignal,
): Promise<Result<PromotionCheck, ApiError>> =>
  api.request(promotionCheckCall, validatePromotionCheck, {
    body: { locale, code, amount, purchase: 'stay' },
    ...(signal && { signal }),
  });

/** Amount that a gift card or voucher would pay. The check reserves nothing. */
export const checkGiftCard = (
  api: Api<Names>,
  { locale, code, amount }: CodeQuestion,
  signal?: AbortSignal,
): Promise<Result<GiftCardCheck, ApiError>> =>
  api.request(giftCardCheckCall, validateGiftCardCheck, {
    body: { locale, serialNumber: code, amount, purchase: 'stay' },
    ...(signal && { signal }),
  });

/** null without a gift, which is not an error. */
export const loadSessionGift = (
  api: Api<Names>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<BeneficiarySession, ApiError>> =>
  api.request(beneficiarySessionCall, validateBeneficiarySession, {
    query: { locale },
    ...(signal && { signal }),
  });
