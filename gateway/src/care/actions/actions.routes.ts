import type { Buyer, CareAction, CareActionResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { notFoundProblem, type HttpProblem } from '../../http/problem';
import { canonicalJson } from '../../http/requests/canonical-json';
import { sha256 } from '../../http/signing';
import { idempotencyKeyOf } from '../../sales/orders/opening/handle-order-request';
import { openPayment } from '../../sales/payments/open-payment';
import { askingProvider } from '../../sales/payments/payment-problems';
import { findOrder, type OrderRow } from '../../sales/records/order.repository';
import type { CareMember } from '../care-session';
import { searchGifts } from '../desk/gift-search';
import { createCareCalls } from '../require-care';
import { toAction } from './action';
import { weighAction } from './action-kinds';
import { toPreview } from './effect';
import { listActions } from './list-actions';
import { performAction, type Performed } from './perform-action';
import { decideRequest } from './requests/decide-request';
import { findRequest, findRequests } from './requests/request.repository';

const findByNumber = async ({ db }: GatewayContext, number: string): Promise<OrderRow> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('amends', 'is', null)
    .executeTakeFirst();
  if (!order) throw notFoundProblem(`There is no order ${number}.`);
  return order;
};

const preview = async (
  context: GatewayContext,
  member: CareMember,
  { order, action }: { readonly order: OrderRow; readonly action: CareAction },
) => {
  const effect = await weighAction(context, {
    order,
    action: toAction(action, order.buyer as Buyer),
    staff: member.staff,
  });
  return toPreview(effect, { role: member.role, limit: context.config.careLimit });
};

/** Opens the payment of a change that the customer has to pay, and wakes the queue. */
const toResponse = async (
  context: GatewayContext,
  performed: Result<Performed, HttpProblem>,
): Promise<CareActionResponse> => {
  if (!performed.ok) throw performed.error;
  const { request, due } = performed.value;
  if (due) await askingProvider(() => openPayment(context, due.orderUuid));
  context.wakeJobs();
  return {
    done: request === null && due === null,
    request,
    payment: due && { amount: due.amount, until: due.until },
  };
};

/** Actions of customer care on an order. Each has a reason and an entry in the journal. */
export const registerCareActions = (app: FastifyInstance, context: GatewayContext): void => {
  const careCall = createCareCalls(app, context);

  careCall(callSchemas.careActions, async ({ params }) =>
    listActions(context, await findByNumber(context, params.orderNumber)),
  );

  careCall(callSchemas.previewCareAction, async ({ params, body, member }) => {
    const order = await findByNumber(context, params.orderNumber);
    return preview(context, member, { order, action: body.action });
  });

  careCall(
    callSchemas.careGifts,
    async ({ body: { text, locale } }) => searchGifts(context, { text: text.trim(), locale }),
    { rate: 'read' },
  );

  careCall(callSchemas.runCareAction, async ({ params, body, member, request }) => {
    const { uuid } = await findByNumber(context, params.orderNumber);
    const key = idempotencyKeyOf(request);
    const requestHash = sha256(canonicalJson(body));
    const scope = `care:${member.staff}:${uuid}`;
    const idempotency = key ? { scope, key, requestHash } : null;
    return toResponse(context, await performAction(context, { uuid, member, body, idempotency }));
  });
};

/** Actions that need a second person. All staff see them, a lead decides. */
export const registerCareRequests = (app: FastifyInstance, context: GatewayContext): void => {
  const careCall = createCareCalls(app, context);

  careCall(callSchemas.careRequests, async ({ member: { staff, role } }) => ({
    requests: await findRequests(context.db, { staff, now: context.clock.now() }),
    mayDecide: role === 'lead',
  }));

  careCall(callSchemas.careRequest, async ({ params, member }) => {
    const found = await findRequest(context.db, params.requestId, member.staff);
    const order = found && (await findOrder(context.db, found.row.order_uuid));
    if (!order) throw notFoundProblem(`There is no request ${params.requestId}.`);
    const action = found.row.action as CareAction;
    return { request: found.view, action, preview: await preview(context, member, { order, action }) };
  });

  careCall(
    callSchemas.decideCareRequest,
    async ({ params, body, member }) =>
      toResponse(context, await decideRequest(context, { id: params.requestId, member, body })),
    { role: 'lead' },
  );
};
