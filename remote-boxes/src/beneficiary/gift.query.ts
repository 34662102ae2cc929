import { queryOptions } from '@tanstack/react-query';
import {
  beneficiaryLoginCall,
  beneficiaryLogoutCall,
  beneficiarySessionCall,
  extendVoucherCall,
  holderReminderCall,
  givenStayCall,
  openVoucherCall,
  voucherStatusCall,
  type BeneficiaryLogin,
  type BeneficiarySession,
  type VoucherStatus,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { codeInHeader, isBoxCode } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  beneficiaryLoginValidator,
  beneficiaryLogoutValidator,
  beneficiarySessionValidator,
  extendVoucherValidator,
  holderReminderValidator,
  givenStayValidator,
  openVoucherValidator,
  voucherStatusValidator,
} from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** A voucher's code is a secret and stays out of the path. A box's code is public. */
export const codeOf = (code: string) =>
  isBoxCode(code) ? { params: { code } } : { params: { code: codeInHeader }, giftCode: code };

/** Data of the voucher with this code. */
export const voucherQuery = (api: Api<Names>, locale: Locale, code: string) =>
  queryOptions({
    queryKey: ['voucher', locale, code],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(voucherStatusCall, voucherStatusValidator, {
          ...codeOf(code),
          query: { locale },
          signal,
        }),
      ),
  });

/** This browser's open gift. Never cached, because it may have changed a moment ago. */
export const sessionQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['beneficiary', locale],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(beneficiarySessionCall, beneficiarySessionValidator, { query: { locale }, signal }),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * The stay of an open gift stay, with the amount left to pay. Never stored in a history entry, because it depends on the
 * gift's remaining value.
 */
export const givenStayQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['given-stay', locale],
    queryFn: async ({ signal }) =>
      unwrap(await api.request(givenStayCall, givenStayValidator, { query: { locale }, signal })),
    meta: { personal: true },
  });

/** Opens a gift for this browser by its code: its stays can be booked, and it pays by itself. 409 for a gift that pays no stay now. */
export const openGift = (
  api: Api<Names>,
  body: BeneficiaryLogin,
): Promise<Result<BeneficiarySession, ApiError>> =>
  api.request(beneficiaryLoginCall, beneficiaryLoginValidator, { body });

/** Stores that the recipient has unwrapped a gift. */
export const openVoucher = (api: Api<Names>, code: string): Promise<Result<null, ApiError>> =>
  api.request(openVoucherCall, openVoucherValidator, codeOf(code));

/** Requests reminders before the last day of a voucher. */
export const askReminder = (
  api: Api<Names>,
  code: string,
  body: { readonly email: string; readonly locale: Locale },
): Promise<Result<null, ApiError>> =>
  api.request(holderReminderCall, holderReminderValidator, { ...codeOf(code), body });

/** Extends a voucher, once. 409 when it cannot be extended, or has been. */
export const extendVoucher = (
  api: Api<Names>,
  code: string,
  locale: Locale,
): Promise<Result<VoucherStatus, ApiError>> =>
  api.request(extendVoucherCall, extendVoucherValidator, { ...codeOf(code), query: { locale } });

/** Closes the gift in this browser. Its code opens it again. */
export const closeGift = (api: Api<Names>): Promise<Result<null, ApiError>> =>
  api.request(beneficiaryLogoutCall, beneficiaryLogoutValidator);
