import type { CareMessages } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { notFoundProblem } from '../../http/problem';
import { repeatDeadLetter } from '../../outbox/dead-letters';
import { findMessagesOfOrder } from '../../outbox/outbox.repository';
import { createCareCalls } from '../require-care';

const findOrderUuid = async ({ db }: GatewayContext, number: string): Promise<string> => {
  const order = await db
    .selectFrom('orders')
    .select('uuid')
    .where('number', '=', number)
    .where('amends', 'is', null)
    .executeTakeFirst();
  if (!order) throw notFoundProblem(`There is no order ${number}.`);
  return order.uuid;
};

const listMessages = async ({ db }: GatewayContext, orderUuid: string): Promise<CareMessages> => {
  const messages = await findMessagesOfOrder(db, orderUuid);
  return {
    messages: messages.map(({ id, topic, state, failures, dueAt, error }) => ({
      id,
      topic,
      state,
      failures,
      error,
      dueAt: dueAt.toISOString(),
    })),
  };
};

/** Shows customer care the messages of an order, and repeats a dead letter. */
export const registerCareMessages = (app: FastifyInstance, context: GatewayContext): void => {
  const call = createCareCalls(app, context);
  call(callSchemas.careMessages, async ({ params }) =>
    listMessages(context, await findOrderUuid(context, params.orderNumber)),
  );

  call(callSchemas.repeatCareMessage, async ({ params }) => {
    const orderUuid = await findOrderUuid(context, params.orderNumber);
    const messages = await findMessagesOfOrder(context.db, orderUuid);
    const message = messages.find(({ id }) => id === params.messageId);
    if (!message || !(await repeatDeadLetter(context, message)))
      throw notFoundProblem(`Order ${params.orderNumber} has no dead letter ${params.messageId}.`);
    context.wakeJobs();
    return listMessages(context, orderUuid);
  });
};
