import {
  analyticsReportCall,
  type AnalyticsReport,
  type AnalyticsReportQuery,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { analyticsReportValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadReport = (
  api: Api<Names>,
  query: AnalyticsReportQuery,
  signal: AbortSignal,
): Promise<Result<AnalyticsReport, ApiError>> =>
  api.request(analyticsReportCall, analyticsReportValidator, { query, signal });
