import { analyticsLimits } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { createCareCalls } from '../../care/require-care';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { readReport, reportDays } from './analytics-report';

/** The staff page of analytics. Every member reads it: it holds no personal data. */
export const registerAnalyticsDesk = (app: FastifyInstance, context: GatewayContext): void => {
  createCareCalls(app, context)(callSchemas.analyticsReport, ({ query }) => {
    const days = reportDays(query);
    if (days) return readReport(context, days, query);
    throw new HttpProblem({
      status: 400,
      code: 'INVALID_REQUEST',
      detail: `"${query.from}" to "${query.until}" are no days of a report: give two dates in order, at most ${analyticsLimits.days} days.`,
    });
  });
};
