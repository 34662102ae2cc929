import type { PayLaterQuery, PayLaterResponse } from '@detour/shared-contracts/api';
import { hasInstalments, payLaterMethods } from '../instalments/instalments';
import { marketToday } from '@detour/shared-contracts/rules';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, locales } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { zoneOfCountry } from '../../inventory/market';
import type { GatewayContext } from '../../../context/context';
import { parseDay } from '../../../http/parse-day';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';

type Context = Pick<GatewayContext, 'config' | 'clock'>;

/** No connected provider charges a fee (decision 0112). */
const noFee = () => 0;

const eligibleMethods = ({ clock }: Context, query: PayLaterQuery): PayLaterResponse['paymentMethods'] => {
  const { amount, pos, cancellationPolicyType, cancellableUntil } = query;
  const country = pos.toUpperCase();
  const checkin = parseDay(query.checkinDate, 'query/checkinDate');
  const until = cancellableUntil === undefined ? null : parseDay(cancellableUntil, 'query/cancellableUntil');
  if (!locales.some((locale) => countryOf(locale) === country && hasInstalments(locale))) return [];
  const today = marketToday(clock.now(), zoneOfCountry(country));
  // A stay that can no longer be cancelled has no deadline.
  const deadline = cancellationPolicyType === 'FLEX' && until !== null && until >= today ? until : null;
  return payLaterMethods({ amount, checkin, deadline, today }, noFee).map((method) => ({
    ...method,
    payments: [...method.payments],
  }));
};

/** Options to pay an order later; 404 without the provider's flag. @spec CALL-084 CALL-085 FLAG-009 */
export const registerEligibility = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.payLaterEligibility, async ({ query }) => {
    if (!context.config.flags.payLater) {
      const detail = 'No provider for later payments is connected.';
      throw new HttpProblem({ status: 409, code: 'PAY_LATER_NOT_AVAILABLE', detail });
    }
    return { paymentMethods: eligibleMethods(context, query) };
  });
