import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { readFlow } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Api } from '@detour/remote-kit';
import { hotelQuery } from '../hotel/hotel.query';
import type { Names } from '../contract';

interface NamedHotel {
  /** What the path of a stay names: a hotel by its id or slug. */
  readonly id: string;
  readonly locale: Locale;
  readonly search: string;
}

/** The hotel that the path of a stay names. It is the query of its page, which then has its data. */
export const namedHotelQuery = (api: Api<Names>, { id, locale, search }: NamedHotel) =>
  hotelQuery(api, { hotelId: id, locale, flow: readFlow(search), criteria: emptyCriteria });
