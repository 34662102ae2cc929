import type { PayLaterQuery, PayLaterResponse } from '@detour/shared-contracts/api';
import { marketToday } from '@detour/shared-contracts/rules';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { parseDay } from '../../../http/parse-day';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { hasPlans, isTestPlan, planOffer } from '../../instalments/plan-offer';
import { zoneOfCountry } from '../../inventory/market';

type Context = Pick<GatewayContext, 'config' | 'clock'>;

const eligibleMethods = (
  { clock, config }: Context,
  query: PayLaterQuery,
): PayLaterResponse['paymentMethods'] => {
  const { amount, pos, cancellationPolicyType, cancellableUntil } = query;
  const checkin = parseDay(query.checkinDate, 'query/checkinDate');
  const until = cancellableUntil === undefined ? null : parseDay(cancellableUntil, 'query/cancellableUntil');
  const today = marketToday(clock.now(), zoneOfCountry(pos.toUpperCase()));
  // A stay that can no longer be cancelled has no deadline.
  const deadline = cancellationPolicyType === 'FLEX' && until !== null && until >= today ? until : null;
  return planOffer(config, pos, { amount, checkin, deadline, today }).map((method) => ({
    ...method,
    payments: [...method.payments],
  }));
};

/** Plans to pay an amount in parts; 409 without a provider. @spec CALL-084 CALL-085 FLAG-009 */
export const registerEligibility = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.payLaterEligibility, async ({ query }) => {
    if (!hasPlans(context.config)) {
      const detail = 'No provider for later payments is connected.';
      throw new HttpProblem({ status: 409, code: 'PAY_LATER_NOT_AVAILABLE', detail });
    }
    return { paymentMethods: eligibleMethods(context, query), isTest: isTestPlan(context.config) };
  });
