import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Schema } from './schema-arbitrary';

/** A call for the fuzzer. */
export interface Target {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Schema of a 2xx response; without one any response is valid. */
  readonly response?: Schema;
  /** Rejections are pages, not problem documents. */
  readonly answersPage?: boolean;
  /** Relative frequency. */
  readonly weight?: number;
}

const word = (maxLength: number): Schema => ({ type: 'string', maxLength });
const fields = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const outside: readonly Target[] = [
  {
    id: 'webhook',
    method: 'POST',
    path: '/api/psp/webhook',
    body: fields({ id: word(40), type: word(40), intentId: word(60) }),
  },
  {
    id: 'vitals',
    method: 'POST',
    path: '/api/vitals',
    body: {
      ...fields({
        page: word(40),
        remote: word(40),
        release: word(60),
        compositionId: word(80),
        metrics: { type: 'object', patternProperties: { '.*': { type: 'number' } }, maxProperties: 20 },
      }),
      required: ['page', 'metrics'],
    },
  },
  {
    id: 'cspReport',
    method: 'POST',
    path: '/api/csp-report',
    body: fields({
      'csp-report': fields({ 'document-uri': word(300), 'blocked-uri': word(300), disposition: word(20) }),
    }),
    weight: 2,
  },
  {
    id: 'calendarFile',
    method: 'GET',
    path: `${callSchemas.order.path}/calendar.ics`,
    params: callSchemas.order.params,
  },
  {
    id: 'voucherFile',
    method: 'GET',
    path: `${callSchemas.order.path}/voucher.pdf`,
    params: callSchemas.order.params,
  },
  {
    id: 'careMail',
    method: 'GET',
    path: '/api/care/mails/:id/body.html',
    params: fields({ id: word(120) }),
  },
  {
    id: 'image',
    method: 'GET',
    path: '/images/:scene/:file',
    params: fields({ scene: word(60), file: word(40) }),
  },
  {
    id: 'unsubscribe',
    method: 'POST',
    path: '/api/front/marketing/newsletter/unsubscribe',
    query: fields({ id: word(64), key: word(64) }),
    answersPage: true,
  },
  {
    id: 'unsubscribePage',
    method: 'GET',
    path: '/api/front/marketing/newsletter/unsubscribe',
    query: fields({ id: word(64), key: word(64) }),
    answersPage: true,
  },
  {
    id: 'webToCase',
    method: 'POST',
    path: '/api/contact/web-to-case',
    body: fields({
      email: word(254),
      name: word(120),
      description: word(500),
      retURL: word(500),
      captcha: word(400),
      language: word(2),
      pointOfSale: word(4),
      contact_reason: word(40),
    }),
  },
  { id: 'openApi', method: 'GET', path: '/api/docs' },
  { id: 'contract', method: 'GET', path: '/api/contract' },
  { id: 'metrics', method: 'GET', path: '/api/metrics' },
  { id: 'live', method: 'GET', path: '/api/health/live' },
  { id: 'ready', method: 'GET', path: '/api/health/ready' },
  { id: 'nothing', method: 'GET', path: '/api/:nothing', params: fields({ nothing: word(60) }) },
  {
    id: 'anyPage',
    method: 'POST',
    path: '/:page',
    params: fields({ page: word(60) }),
    body: fields({ a: word(5) }),
  },
];

/** Every route of the gateway: those of `callSchemas`, and those with a schema elsewhere. */
export const targets: readonly Target[] = [
  ...Object.entries(callSchemas).map(([id, call]) => ({ id, ...(call as Omit<Target, 'id'>) })),
  ...outside,
];
