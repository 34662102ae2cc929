import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ApiFailure,
  createStripeBooks,
  idOf,
  type BookedEvent,
  type BrowserCard,
  type StripeBooks,
} from './stripe-books';
import { parseForm, type FormValue } from './stripe-form';

/** A fault of the next matching request; each is used once. */
interface Fault {
  /** Prefix such as `POST /v1/payment_intents`. */
  readonly on: string;
  /** `lost` does the work and closes the connection without a response; `hang` never responds. */
  readonly kind: 'lost' | 'hang' | 429 | 500;
}

interface SeenRequest {
  readonly line: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, FormValue>>;
}

export interface StripeServer {
  readonly origin: string;
  readonly books: StripeBooks;
  readonly faults: Fault[];
  readonly requests: SeenRequest[];
  /** Body and header of a webhook with Stripe's signature. */
  sign(event: BookedEvent, secret: string, at: number): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Kept {
  readonly print: string;
  readonly answer: Promise<Answer>;
  isDone: boolean;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const failureOf = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** Stripe's test card numbers. */
const cards: Readonly<Record<string, BrowserCard>> = {
  '4242424242424242': 'approved',
  '4000000000000002': 'declined',
  '4000000000003220': 'threeds',
};

/** Stripe's script in the browser, with an intent's secret and the publishable key. */
const actInBrowser = (
  books: StripeBooks,
  line: string,
  form: Readonly<Record<string, FormValue>>,
): object | null => {
  const [, id = '', verb = ''] = /^POST \/v1\/payment_intents\/([^/?]+)\/(confirm|decide)$/.exec(line) ?? [];
  if (!verb) return null;
  const intent = books.get(id);
  if (textOf(form['client_secret']) !== intent.client_secret) {
    const message = 'The client secret does not belong to this PaymentIntent.';
    throw new ApiFailure(401, { type: 'invalid_request_error', message });
  }
  return verb === 'confirm'
    ? books.confirm(id, cards[textOf(form['card'])] ?? 'declined')
    : books.decide(id, form['approved'] === 'true');
};

const act = (books: StripeBooks, line: string, form: Readonly<Record<string, FormValue>>): object => {
  const [, id = '', verb = ''] =
    /^(?:GET|POST) \/v1\/payment_intents\/([^/?]+)(?:\/(capture|cancel|confirm))?(?:\?|$)/.exec(line) ?? [];
  if (line === 'POST /v1/payment_intents') {
    const metadata = (form['metadata'] ?? {}) as Record<string, string>;
    return books.create(Number(form['amount']), textOf(form['currency']), metadata, {
      customer: textOf(form['customer']) || null,
      setup_future_usage: textOf(form['setup_future_usage']) || null,
    });
  }
  if (line === 'POST /v1/customers') return books.createCustomer();
  if (line === 'POST /v1/refunds')
    return books.refund(
      textOf(form['payment_intent']),
      Number(form['amount']),
      (form['metadata'] ?? {}) as Record<string, string>,
    );
  if (line.startsWith('GET /v1/refunds')) {
    const of = new URL(line.slice(4), 'http://stripe').searchParams.get('payment_intent');
    const data = [...books.refunds.values()].filter((one) => one.payment_intent === of);
    return { object: 'list', data, has_more: false, url: '/v1/refunds' };
  }
  if (verb === 'capture') return books.capture(id, Number(form['amount_to_capture'] ?? books.get(id).amount));
  if (verb === 'cancel') return books.cancel(id);
  const data = form['payment_method_data'];
  if (verb === 'confirm' && typeof data === 'object')
    return books.confirmRedirect(id, {
      method: textOf(data['type']),
      capture: textOf(form['capture_method']),
      returnUrl: textOf(form['return_url']),
    });
  if (id && !verb && form['capture_method']) return books.setCapture(id, textOf(form['capture_method']));
  if (verb === 'confirm') return books.confirmSaved(id, textOf(form['payment_method']));
  if (id) return books.get(id);
  throw new ApiFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${line}).`,
  });
};

const forbidden = (): never => {
  throw new ApiFailure(403, { type: 'invalid_request_error', message: 'A secret key is needed.' });
};

const answerOf = (work: () => object): Answer => {
  try {
    return { status: 200, body: structuredClone(work()) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
};

/** Idempotency keys: a repeat gets the same response; other parameters, or a concurrent repeat, are rejected. */
const createKeys = () => {
  const kept = new Map<string, Kept>();
  return async (key: string | null, print: string, work: () => Promise<Answer>): Promise<Answer> => {
    if (!key) return work();
    const known = kept.get(key);
    if (!known) {
      const entry: Kept = { print, answer: work(), isDone: false };
      kept.set(key, entry);
      const answer = await entry.answer;
      entry.isDone = true;
      // Stripe stores started requests, failures included; a request that was rejected before (429) can be repeated.
      if (answer.status === 429) kept.delete(key);
      return answer;
    }
    if (known.print !== print) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return failureOf(400, 'idempotency_error', message);
    }
    if (!known.isDone) {
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      return failureOf(409, 'invalid_request_error', message, 'idempotency_key_in_use');
    }
    return known.answer;
  };
};

const send = (response: ServerResponse, { status, body }: Answer): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': idOf('req') });
  response.end(JSON.stringify(body));
};

const defaultKey = 'sk_test_of_the_tests';

/** Settings of a gateway with this server in the place of Stripe. */
export const stripeSettings = (origin: string) =>
  ({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: defaultKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    STRIPE_API_BASE: origin,
  }) as const;

export interface ServerOptions {
  readonly secretKey?: string;
  /** 0 chooses a free port. */
  readonly port?: number;
}

/** A local server with Stripe's documented API, for tests of the adapter with network faults. */
export const startStripeServer = async (
  now: () => number,
  { secretKey = defaultKey, port = 0 }: ServerOptions = {},
): Promise<StripeServer> => {
  const books = createStripeBooks(now);
  const faults: Fault[] = [];
  const requests: SeenRequest[] = [];
  const once = createKeys();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request);
    const line = `${request.method} ${request.url}`;
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : null;
    const form = parseForm(text);
    requests.push({ line, key, body: form });
    const { authorization = '' } = request.headers;
    if (authorization.startsWith('Bearer pk_test_'))
      return send(
        response,
        answerOf(() => actInBrowser(books, line, form) ?? forbidden()),
      );
    if (authorization !== `Bearer ${secretKey}`)
      return send(response, failureOf(401, 'invalid_request_error', 'Invalid API Key provided.'));
    const found = faults.findIndex(({ on }) => line.startsWith(on));
    const fault = found < 0 ? undefined : faults.splice(found, 1)[0];
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 429) return send(response, failureOf(429, 'rate_limit_error', 'Too many requests.'));
    if (fault?.kind === 500) return send(response, failureOf(500, 'api_error', 'Something went wrong.'));
    const answer = await once(key, `${line}\n${text}`, async () => answerOf(() => act(books, line, form)));
    if (fault?.kind === 'lost') request.socket.destroy();
    else send(response, answer);
  };

  const server: Server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: used } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${used}`,
    books,
    faults,
    requests,
    sign(event, secret, at) {
      const body = JSON.stringify(event);
      const time = Math.floor(at / 1000);
      const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { body, signature: `t=${time},v1=${mac}` };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
