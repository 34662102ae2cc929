import {
  insuranceQuoteCall,
  type InsuranceQuote,
  type InsuranceQuoteQuery,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { insuranceQuoteValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** @spec INS-006 */
export const loadInsurance = (
  api: Api<Names>,
  query: InsuranceQuoteQuery,
  signal?: AbortSignal,
): Promise<Result<InsuranceQuote, ApiError>> =>
  api.request(insuranceQuoteCall, insuranceQuoteValidator, { query, ...(signal && { signal }) });
