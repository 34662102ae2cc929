import { useQuery } from '@tanstack/react-query';
import { shippingCostCall } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { postsGifts, type GiftFormat } from '@detour/shared-contracts/rules';
import { shippingCostValidator } from '@detour/shared-contracts/validator-loaders';
import { unwrap, useApi, useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** Whether a box can be sent by post, and the cost in cents. */
export type Shipping =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'available'; readonly cost: Cents };

/** Requests the cost only if post is enabled. @spec BOX-006 */
export const useShipping = (): Shipping => {
  const api = useApi<Names>();
  const { flags, locale } = useSite<Names>();
  const enabled = flags['physicalVoucher'] === true && postsGifts(locale);
  const { data, isError } = useQuery({
    queryKey: ['shipping-cost', locale],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(shippingCostCall, shippingCostValidator, {
          query: { locale, format: 'physical' },
          signal,
        }),
      ),
    enabled,
  });
  if (!enabled || isError) return { kind: 'unavailable' };
  return data ? { kind: 'available', cost: data.amount } : { kind: 'loading' };
};

/** The requested format if available. Defaults to e-mail. */
export const formatInForce = (wished: GiftFormat | undefined, shipping: Shipping): GiftFormat =>
  wished === 'physical' && shipping.kind !== 'unavailable' ? 'physical' : 'digital';
