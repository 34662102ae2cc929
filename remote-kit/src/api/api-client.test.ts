/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  contentBoxesCall,
  type Call,
  type CallShape,
  type Validator,
  type ValidatorLoader,
} from '@detour/shared-contracts/api';
import { createApi } from './api-client';
import { unwrap } from './api-error';

const loaderOf =
  (validator: () => boolean): ValidatorLoader<unknown> =>
  () =>
    Promise.resolve(validator as unknown as Validator<unknown>);
const anything = loaderOf(() => true);
const notLoaded: ValidatorLoader<unknown> = () => Promise.reject(new Error('offline'));
const call = (path = '/orders/:id/cancel'): Call<CallShape, 'cancelOrder'> => ({
  id: 'cancelOrder',
  method: 'POST',
  path,
});

describe('createApi', () => {
  let server: Server;
  let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];

  let reply: { status: number; body: string };

  beforeEach(async () => {
    received = [];
    reply = { status: 200, body: 'null' };
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ url: request.url, headers: request.headers, body });
        response.statusCode = reply.status;
        response.setHeader('content-type', 'application/json');
        response.end(reply.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const api = () => createApi({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

  it('sends no content type without a body, because the gateway would reject a form', async () => {
    await api().request(call(), anything, { params: { id: 'a/b' } });
    expect(received[0]?.url).toBe('/orders/a%2Fb/cancel');
    expect(received[0]?.headers['content-type']).toBeUndefined();
  });

  it('sends the headers of the visit with calls that change something only', async () => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { request } = createApi({ baseUrl, writeHeaders: () => ({ 'x-visit': 'v1' }) });
    await request(call(), anything, { params: { id: '1' } });
    await request({ ...call(), method: 'GET' }, anything, { params: { id: '1' } });
    expect(received.map(({ headers }) => headers['x-visit'])).toEqual(['v1', undefined]);
  });

  it('sends no change whose response it could not check', async () => {
    const answer = await api().request(call(), notLoaded, { params: { id: '1' } });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(received).toEqual([]);
  });

  it('fails with a retryable error when the code that checks a response is missing', async () => {
    const answer = await api().request({ ...call(), method: 'GET' }, notLoaded, { params: { id: '1' } });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('rejects a response that does not match its schema', async () => {
    const answer = await api().request(
      call(),
      loaderOf(() => false),
      { params: { id: '1' } },
    );
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  it('sends a body as JSON, with the key of its attempt', async () => {
    await api().request(call(), anything, {
      params: { id: '1' },
      body: { number: 1 },
      idempotencyKey: 'attempt-1',
    });
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(received[0]?.headers['idempotency-key']).toBe('attempt-1');
    expect(received[0]?.body).toBe('{"number":1}');
  });

  it('keeps a call alive after the page only when requested', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await api().request(call(), anything, { params: { id: '1' }, outlivesPage: true });
    await api().request(call(), anything, { params: { id: '1' } });
    expect(
      fetched.mock.calls.map(([request, init]) => (init ?? (request as Request)).keepalive ?? false),
    ).toEqual([true, false]);
  });

  it('sends a voucher code in a header, never in the URL', async () => {
    for (const giftCode of ['DTR-7K2M é …', 'DTR\ud800'])
      await api().request(call(), anything, { params: { id: 'current' }, giftCode });
    expect(received.map(({ url, headers }) => [url, headers['x-gift-code']])).toEqual([
      ['/orders/current/cancel', 'DTR-7K2M%20%C3%A9%20%E2%80%A6'],
      ['/orders/current/cancel', 'DTR%EF%BF%BD'],
    ]);
  });

  it('turns an error response of the content API into an error with message, values and status [CALL-072]', async () => {
    const values = { locale: 'fr_FR' };
    reply = { status: 503, body: JSON.stringify({ message: 'No boxes for {locale}', values }) };
    const answer = await api().request(contentBoxesCall, anything as never, { params: { locale: 'fr_FR' } });
    expect(() => unwrap(answer)).toThrow(
      expect.objectContaining({
        status: 503,
        message: expect.stringContaining('No boxes for {locale}'),
        values,
      }),
    );
    expect(received[0]?.url).toBe('/api/front/content-boxes-block/fr_FR');
  });
});
