import Fastify, { type FastifyInstance } from 'fastify';
import { usesPurchaseConnections } from '../../database/purchase-connections';
import { registerPurchaseCalls } from './purchase-calls';

let app: FastifyInstance;
let address: string;
/** Called when a request has passed its first hooks. */
let onEntered: () => void = () => undefined;

beforeEach(async () => {
  app = Fastify();
  registerPurchaseCalls(app);
  app.addHook('onRequest', (_request, _reply, done) => {
    onEntered();
    done();
  });
  const state = async () => {
    const before = usesPurchaseConnections();
    await new Promise((resolve) => setImmediate(resolve));
    return { before, after: usesPurchaseConnections() };
  };
  app.post('/buy', { config: { rate: 'purchase' } }, state);
  app.post('/read', { config: { rate: 'read' } }, state);
  app.post(
    '/checked',
    {
      config: { rate: 'purchase' },
      onRequest: async (_request, reply) => void (await reply.send({ check: usesPurchaseConnections() })),
    },
    state,
  );
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** Sends a body in two parts over a real connection, the second when the call is waiting for it. */
const post = async (path: string): Promise<unknown> => {
  const entered = new Promise<void>((resolve) => (onEntered = resolve));
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
      await entered;
      await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(new TextEncoder().encode('1}'));
      controller.close();
    },
  });
  const options = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  return (await fetch(`${address}${path}`, options)).json();
};

describe('the connections of a purchase', () => {
  it('serve the handler of a purchase call whose body comes late, and its checks', async () => {
    expect(await post('/buy')).toEqual({ before: true, after: true });
    expect(await post('/checked')).toEqual({ check: true });
  });

  it('do not serve other calls, also not one after a purchase', async () => {
    await post('/buy');
    const read = await post('/read');
    expect(read).toEqual({ before: false, after: false });
  });
});
