import { useQuery } from '@tanstack/react-query';
import type { Cents } from '@detour/shared-contracts/base';
import { postsGifts } from '@detour/shared-contracts/rules';
import { useApi, useSite } from '@detour/remote-kit';
import { shippingCostQuery } from './shipping-cost.query';
import type { Names } from '../contract';

/** Whether a gift can be sent by post, and the cost in cents. */
export type Shipping =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'available'; readonly cost: Cents; readonly internationalFee: Cents };

/** Requests the cost only if post is enabled. @spec GIFT-008 GIFT-010 FLAG-003 */
export const useShipping = (): Shipping => {
  const api = useApi<Names>();
  const { flags, locale } = useSite<Names>();
  const enabled = flags['physicalVoucher'] === true && postsGifts(locale);
  const { data, isError } = useQuery({ ...shippingCostQuery(api, locale), enabled });
  if (!enabled || isError) return { kind: 'unavailable' };
  return data
    ? { kind: 'available', cost: data.amount, internationalFee: data.internationalFee }
    : { kind: 'loading' };
};
