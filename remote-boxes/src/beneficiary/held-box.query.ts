import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { heldBoxOffersCall, voucherStatusCall, type IsoDate, type Locale } from '@detour/shared-contracts';
import { validateHeldBoxOffers, validateVoucherStatus } from '@detour/shared-contracts/validators';
import { unwrap, type Api } from '@detour/shared-ui/remote';

/** Packages of a hotel that are asked for. @spec BENEF-004 */
const numberOfPackagesPerHotel = 20;

const limit = 24;

/** What a code opens, on a day or on any. @spec BENEF-002 BENEF-004 */
export const heldOffersQuery = (api: Api, locale: Locale, code: string, checkin: IsoDate | null) =>
  infiniteQueryOptions({
    queryKey: ['held-offers', locale, code, checkin],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.request(heldBoxOffersCall, validateHeldBoxOffers, {
          params: { code },
          query: { locale, page: pageParam, limit, numberOfPackagesPerHotel, ...(checkin && { checkin }) },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * limit < last.totalCount && last.exactMatch.length > 0 ? pages.length : undefined,
  });

/** What is known of a voucher by its code. */
export const voucherQuery = (api: Api, locale: Locale, code: string) =>
  queryOptions({
    queryKey: ['voucher', locale, code],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(voucherStatusCall, validateVoucherStatus, {
          params: { code },
          query: { locale },
          signal,
        }),
      ),
  });
