import type { Buyer } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { HttpProblem, notFoundProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { findInvoices, findParty } from '../invoices/invoice.repository';
import { issueInvoice } from '../invoices/issue-invoice';
import { findOwnOrder, viewOrder } from '../orders/access/order-access';
import { toOrderProblem } from '../records/order-refusal';
import type { OrderRow } from '../records/order.repository';
import { toInvoicePaper } from './invoice-paper';
import { toItinerary, type PaperShop } from './itinerary-paper';
import type { Paper } from './paper';
import { countPaper } from './paper-limits';
import { readParty } from './read-party';
import { resendLetter } from './resend-letter';

const shopOf = ({ config }: GatewayContext): PaperShop => ({
  brand: config.brand,
  isDemonstration: config.catalogueSize !== 'none',
});

const requireOwn = async (
  context: GatewayContext,
  request: FastifyRequest,
  orderUUID: string,
): Promise<OrderRow> => {
  const own = await findOwnOrder(context, request, orderUUID);
  if (!own.ok) throw toOrderProblem(own.error);
  return own.value;
};

interface PdfFile {
  readonly filename: string;
  readonly paper: Paper;
  readonly created: Date;
}

const sendPdf = async (reply: FastifyReply, { filename, paper, created }: PdfFile): Promise<FastifyReply> => {
  // The PDF library with its fonts is the heaviest module of the gateway. Loaded with the first document, not with the process.
  const { drawPaper } = await import('./draw-paper');
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `inline; filename="${filename}"`)
    .type('application/pdf')
    .send(await drawPaper(paper, created));
};

const { params } = callSchemas.order;
const config = { rate: 'purchase' } as const;

/** GET …/orders/{uuid}/itinerary.pdf: requires access to the order; 409 unless it is a confirmed stay. */
const registerItinerary = (app: FastifyInstance, context: GatewayContext): void => {
  app.get<{ Params: { orderUUID: string } }>(
    `${callSchemas.order.path}/itinerary.pdf`,
    { schema: { params, summary: 'The itinerary of a stay to print' }, config },
    async (request, reply) => {
      const row = await requireOwn(context, request, request.params.orderUUID);
      const order = await viewOrder(context, row.uuid);
      const { stay } = order;
      if (order.status !== 'confirmed' || !stay) {
        throw toOrderProblem({
          kind: 'ORDER_CLOSED',
          message: `Order ${row.uuid} is ${order.status} and ${stay ? 'a stay' : 'no stay'}; only a confirmed stay has an itinerary.`,
        });
      }
      return sendPdf(reply, {
        filename: `detour-${order.orderNumber}.pdf`,
        paper: toItinerary(order, stay, shopOf(context)),
        created: row.confirmed_at ?? row.created_at,
      });
    },
  );
};

const invoiceQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { number: { type: 'string', pattern: '^[A-Z]{2}-\\d{4}(-C)?-\\d{6,9}$' } },
};

/** GET …/orders/{uuid}/invoice.pdf?number=: an issued document; the latest without a number. 404 before one was issued. */
const registerInvoiceFile = (app: FastifyInstance, context: GatewayContext): void => {
  app.get<{ Params: { orderUUID: string }; Querystring: { number?: string } }>(
    `${callSchemas.order.path}/invoice.pdf`,
    {
      schema: { params, querystring: invoiceQuery, summary: 'An invoice or a credit note to print' },
      config,
    },
    async (request, reply) => {
      const { uuid } = await requireOwn(context, request, request.params.orderUUID);
      const documents = await findInvoices(context.db, uuid);
      const { number } = request.query;
      const row = number ? documents.find((one) => one.number === number) : documents.at(-1);
      if (!row) throw notFoundProblem(`Order ${uuid} has no invoice ${number ?? ''}.`);
      const party = await findParty(context.db, row.number);
      return sendPdf(reply, {
        filename: `${row.number}.pdf`,
        paper: toInvoicePaper({ row, party, shop: shopOf(context) }),
        created: row.issued_at,
      });
    },
  );
};

const registerInvoiceRequest = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(
    app,
    callSchemas.invoiceRequest,
    async ({ params: { orderUUID }, body, request }) => {
      const order = await requireOwn(context, request, orderUUID);
      const party = readParty(body, order.buyer as Buyer);
      if (!party.ok) {
        throw new HttpProblem({
          status: 400,
          code: 'INVALID_REQUEST',
          detail: 'The name or address on the invoice is invalid.',
          errors: party.error,
        });
      }
      await countPaper(context, { what: 'invoice', orderUuid: order.uuid, most: 10 });
      const issued = await issueInvoice(context, {
        uuid: order.uuid,
        party: party.value,
        seller: context.config.seller.split(';').map((text) => text.trim()),
      });
      if (!issued.ok) throw toOrderProblem(issued.error);
      const row = (await findInvoices(context.db, order.uuid)).find(({ number }) => number === issued.value);
      if (!row) throw new Error(`Invoice ${issued.value} was issued and cannot be found.`);
      const query = new URLSearchParams({ number: row.number });
      const path = callSchemas.order.path.replace(':orderUUID', order.uuid);
      return {
        number: row.number,
        pdf: `${path}/invoice.pdf?${query}`,
        issuedAt: row.issued_at.toISOString(),
      };
    },
    config,
  );

const registerResend = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(
    app,
    callSchemas.resendLetter,
    async ({ params: { orderUUID }, body, request }) => {
      const order = await requireOwn(context, request, orderUUID);
      const sent = await resendLetter(context, order, body.what);
      if (!sent.ok) throw toOrderProblem(sent.error);
      context.wakeJobs();
      return null;
    },
    config,
  );

/** Itinerary, invoice and letters of an order, for everyone who may see it. @spec ACC-009 CONTACT-002 */
export const registerPapers = (app: FastifyInstance, context: GatewayContext): void => {
  registerItinerary(app, context);
  registerInvoiceFile(app, context);
  registerInvoiceRequest(app, context);
  registerResend(app, context);
};
