import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp, type AppOptions } from '../src/app';
import { readConfig } from '../src/settings/read-config';
import type { Database } from '../src/database/open-database';
import type { Keyring } from '../src/settings/keyring';
import { sessionCookie } from '../src/http/session';
import type { Mail } from '../src/context/mail';
import type { Letter } from '../src/context/post-office';
import { createMovingClock, type MovingClock } from './moving-clock';
import { testNow } from './shop.fixture';
import { testKeyring } from './test-keyring';
import { collectWire } from './wire/collect-wire';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: MovingClock;
  readonly mails: readonly Mail[];
  /** Letters handed to the post. */
  readonly letters: readonly Letter[];
  /** A new browser with its own cookies. */
  visitor(): Visitor;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests read what the schemas have checked already
  readonly json: any;
}

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Visitor {
  get(url: string, options?: CallOptions): Promise<Answer>;
  post(url: string, options?: CallOptions): Promise<Answer>;
  call(method: Method, url: string, options?: CallOptions): Promise<Answer>;
  /** Value of a stored cookie; the session by default. */
  cookie(name?: string): string | undefined;
  /** All stored cookies as one `Cookie` header. */
  cookieHeader(): string;
  /** Sets a cookie, such as a stolen or planted one. */
  setCookie(name: string, value: string): void;
}

/** Calls of customer care answer on its hosts only. */
const careHost = { host: 'fr.care.localhost:8080' };

/** Calls go to one gateway after the other, as behind a load balancer that keeps no visitor at one. */
const createVisitor = (nextApp: () => FastifyInstance): Visitor => {
  const jar = new Map<string, string>();
  const cookieHeader = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (method: Method, url: string, { body, headers }: CallOptions = {}): Promise<Answer> => {
    const cookie = cookieHeader();
    const request: InjectOptions = {
      method,
      url,
      headers: { ...(url.startsWith('/api/care/') && careHost), ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const response = await nextApp().inject(request);
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: isJson && response.body ? response.json() : null,
    };
  };
  return {
    call,
    get: (url, options) => call('GET', url, options),
    post: (url, options) => call('POST', url, options),
    cookie: (name = sessionCookie) => jar.get(name),
    cookieHeader,
    setCookie: (name, value) => void jar.set(name, value),
  };
};

/** Raises the limits, because all visitors of the tests have one address and most tests do not test limits. */
const manyFromOnePlace = {
  RATE_READS: '1000000',
  RATE_PURCHASES: '1000000',
  RATE_REPORTS: '1000000',
  READS_AT_ONCE: '100000',
  PURCHASES_AT_ONCE: '100000',
  HOLDS_PER_ADDRESS: '100000',
};

/** Gateways of one database that visitors call in turn: `npm run proof -- gateways` runs the suites with two. */
export const gatewaysInTurn = Number(process.env['TEST_GATEWAYS'] ?? '1');

/** The whole gateway on a clock that the test moves, with its mails in a list. Jobs run when the test calls `app.jobs.turn()`. */
export const openTestApp = async (
  db: Database,
  env: Readonly<Record<string, string>> = {},
  secret: Keyring = testKeyring,
  {
    now = testNow,
    ...more
  }: Pick<AppOptions, 'logger' | 'mail' | 'countsDb' | 'replicaDb' | 'tracing'> & {
    readonly now?: string;
  } = {},
): Promise<TestApp> => {
  const clock = createMovingClock(now);
  const mails: Mail[] = [];
  const letters: Letter[] = [];
  const open = async (): Promise<FastifyInstance> => {
    const opened = await createApp({
      config: readConfig({ ...manyFromOnePlace, ...env }),
      db,
      clock,
      secret,
      mail: { send: async (mail) => void mails.push(mail) },
      readPicture: async () => null,
      post: { hand: async (letter) => void letters.push(letter) },
      ...more,
    });
    collectWire(opened);
    return opened;
  };
  const app = await open();
  const others = await Promise.all(Array.from({ length: gatewaysInTurn - 1 }, open));
  app.addHook('onClose', async () => void (await Promise.all(others.map((other) => other.close()))));
  const apps = [app, ...others];
  for (const each of apps) await each.ready();
  let turn = 0;
  const nextApp = (): FastifyInstance => apps[turn++ % apps.length] ?? app;
  return { app, clock, mails, letters, visitor: () => createVisitor(nextApp) };
};
