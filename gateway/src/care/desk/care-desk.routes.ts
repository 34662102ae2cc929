import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { notFoundProblem } from '../../http/problem';
import { keyedHash } from '../../http/signing';
import type { OrderRow } from '../../sales/records/order.repository';
import { createCareCalls } from '../require-care';
import { registerCareMails } from './care-mails.routes';
import { logAccess } from './care-access.repository';
import { findNotes, writeNote } from './care-notes.repository';
import { findOrderByNumber, readOrderFile } from './order-file';
import { readSearchKeys } from './search-keys';
import { searchOrders } from './search-orders';
import { findStaffNames } from './staff-names';
import { readVoucherFile } from './voucher-file';

const noOrder = (number: string): Error => notFoundProblem(`There is no order ${number}.`);

const getOrder = async ({ db }: GatewayContext, number: string): Promise<OrderRow> => {
  const order = await findOrderByNumber(db, number);
  if (!order) throw noOrder(number);
  return order;
};

/** Search, files of orders, mails and notes of customer care. Each access is logged. */
export const registerCareDesk = (app: FastifyInstance, context: GatewayContext): void => {
  const call = createCareCalls(app, context);

  call(
    callSchemas.careSearch,
    async ({ body, member }) => {
      const text = body.text.trim().toLowerCase();
      const subject = keyedHash(context.secret.first, 'care-search', text);
      await logAccess(context, member, { what: 'search', subject });
      return searchOrders(context.db, readSearchKeys(body.text));
    },
    { rate: 'read' },
  );

  call(callSchemas.careFile, async ({ params: { orderNumber }, member }) => {
    const order = await getOrder(context, orderNumber);
    await logAccess(context, member, { what: 'order', subject: orderNumber });
    return readOrderFile(context, order);
  });

  call(callSchemas.careVoucher, async ({ params: { orderNumber, position }, member }) => {
    const file = await readVoucherFile(context, await getOrder(context, orderNumber), Number(position));
    if (!file) throw notFoundProblem(`Order ${orderNumber} has no voucher ${position}.`);
    await logAccess(context, member, { what: 'voucher', subject: file.voucher.id });
    return file;
  });

  call(callSchemas.careNote, async ({ params: { orderNumber }, body, member }) => {
    const { db, clock } = context;
    const { uuid } = await getOrder(context, orderNumber);
    const at = new Date(clock.now());
    await writeNote(db, { orderUuid: uuid, staff: member.staff, body: body.body.trim(), at });
    return { notes: await findNotes(db, uuid, await findStaffNames(db)) };
  });

  registerCareMails(app, context);
};
