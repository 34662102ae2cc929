import { queryOptions } from '@tanstack/react-query';
import {
  bookVisitCall,
  cancelVisitCall,
  partnerRedeemCall,
  visitCalendarCall,
  visitSlotsCall,
  type PartnerRedeem,
  type PartnerRedeemed,
  type VisitBookingAnswer,
  type VisitBookingRequest,
  type VisitCalendar,
} from '@detour/shared-contracts/api';
import type { IsoDate, Result } from '@detour/shared-contracts/base';
import { codeInHeader } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  bookVisitValidator,
  cancelVisitValidator,
  partnerRedeemValidator,
  visitCalendarValidator,
  visitSlotsValidator,
} from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** The code is a secret and stays out of the path. */
const withCode = (code: string) => ({ params: { code: codeInHeader }, giftCode: code });

export interface SlotsAsk {
  readonly locale: Locale;
  readonly code: string;
  readonly from: IsoDate;
  readonly days: number;
}

/** Never trusted for long: others book too. */
export const slotsQuery = (api: Api<Names>, { locale, code, from, days }: SlotsAsk) =>
  queryOptions({
    queryKey: ['visit-slots', code, locale, from, days],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(visitSlotsCall, visitSlotsValidator, {
          ...withCode(code),
          query: { locale, from, days },
          signal,
        }),
      ),
    staleTime: 20_000,
  });

export const bookVisit = (
  api: Api<Names>,
  code: string,
  body: VisitBookingRequest,
): Promise<Result<VisitBookingAnswer, ApiError>> =>
  api.request(bookVisitCall, bookVisitValidator, { ...withCode(code), body });

export const cancelVisit = (
  api: Api<Names>,
  code: string,
  locale: Locale,
): Promise<Result<VisitBookingAnswer, ApiError>> =>
  api.request(cancelVisitCall, cancelVisitValidator, { ...withCode(code), query: { locale } });

export const loadCalendar = (
  api: Api<Names>,
  code: string,
  locale: Locale,
): Promise<Result<VisitCalendar, ApiError>> =>
  api.request(visitCalendarCall, visitCalendarValidator, { ...withCode(code), query: { locale } });

export const redeem = (api: Api<Names>, body: PartnerRedeem): Promise<Result<PartnerRedeemed, ApiError>> =>
  api.request(partnerRedeemCall, partnerRedeemValidator, { body });
