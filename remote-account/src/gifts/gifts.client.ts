import {
  accountGiftsCall,
  dropGiftCall,
  extendVoucherCall,
  giftDeliveryCall,
  keepGiftCall,
  type AccountGifts,
  type GiftDelivery,
  type Order,
  type VoucherStatus,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { codeInHeader } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  accountGiftsValidator,
  dropGiftValidator,
  extendVoucherValidator,
  giftDeliveryValidator,
  keepGiftValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Answer<T> = Promise<Result<T, ApiError>>;

interface OneGift {
  readonly code: string;
  readonly locale: Locale;
}

/** A code is a secret: it stays out of the path. */
const ofGift = ({ code, locale }: OneGift) => ({
  params: { code: codeInHeader },
  giftCode: code,
  query: { locale },
});

export const loadGifts = (api: Api<Names>, locale: Locale, signal?: AbortSignal): Answer<AccountGifts> =>
  api.request(accountGiftsCall, accountGiftsValidator, { query: { locale }, ...(signal && { signal }) });

export const keepGift = (api: Api<Names>, gift: OneGift): Answer<AccountGifts> =>
  api.request(keepGiftCall, keepGiftValidator, ofGift(gift));

export const dropGift = (api: Api<Names>, gift: OneGift): Answer<AccountGifts> =>
  api.request(dropGiftCall, dropGiftValidator, ofGift(gift));

/** Extends a gift, once. 409 when it cannot be extended, or has been. */
export const extendGift = (api: Api<Names>, gift: OneGift): Answer<VoucherStatus> =>
  api.request(extendVoucherCall, extendVoucherValidator, ofGift(gift));

/** Sends a gift again, or to another address or at another time. 409 once its recipient has opened it. */
export const changeDelivery = (
  api: Api<Names>,
  { orderUUID, position }: { readonly orderUUID: string; readonly position: number },
  body: GiftDelivery,
): Answer<Order> =>
  api.request(giftDeliveryCall, giftDeliveryValidator, {
    params: { orderUUID, position: String(position) },
    body,
  });
