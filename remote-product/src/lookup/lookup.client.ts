import {
  bookingLookupCall,
  type BookingLookupRequest,
  type BookingLookupResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { bookingLookupValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Finds an order by its number and the address of its buyer. */
export const findBooking = (
  api: Api<Names>,
  body: BookingLookupRequest,
): Promise<Result<BookingLookupResponse, ApiError>> =>
  api.request(bookingLookupCall, bookingLookupValidator, { body });
