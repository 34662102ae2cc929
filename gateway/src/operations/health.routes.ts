import type { FastifyInstance } from 'fastify';
import { countOpenAlarms } from '../alarms/alarm.repository';
import type { GatewayContext } from '../context/context';

interface DatabaseState {
  readonly database: boolean;
  /** Open alarms by kind. */
  readonly alarms: Readonly<Record<string, number>>;
}

const askDatabase = async (context: GatewayContext): Promise<DatabaseState> => {
  // While the catalogue is written it uses the only connection of the embedded database: do not wait for it.
  if (!context.readiness.isReady()) return { database: true, alarms: {} };
  try {
    return { database: true, alarms: await countOpenAlarms(context.db) };
  } catch {
    return { database: false, alarms: {} };
  }
};

/** Answers of a stopping gateway close their connection, so that its clients open the next one to another gateway. */
const registerStopping = (app: FastifyInstance, { readiness }: Pick<GatewayContext, 'readiness'>): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.states()['stopping']) reply.header('connection', 'close');
  });
};

/**
 * `live`: the process responds. `ready`: the database responds and the catalogue is complete; until then 503 with `seeding` from 0 to
 * 1, and again while the gateway is stopping. Operators also see the open `alarms` by kind; an alarm does not make the shop unready.
 */
export const registerHealth = (app: FastifyInstance, context: GatewayContext): void => {
  const config = { anyClient: true };
  registerStopping(app, context);
  app.get(
    '/api/health/live',
    { schema: { summary: 'The process responds' }, config },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get(
    '/api/health/ready',
    { schema: { summary: 'The shop can be served' }, config },
    async (request, reply) => {
      const states = context.readiness.states();
      const { database, alarms } = await askDatabase(context);
      const ready = database && context.readiness.isReady();
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: ready ? 'ready' : states['stopping'] ? 'stopping' : 'starting',
          database,
          // Alarms are for operators, not for requests through the shop's proxy.
          ...(request.headers['x-forwarded-for'] ? {} : { alarms }),
          // A shell server compares its own key with it before it serves.
          publishableKey: context.provider.publishableKey,
          seeding: states['catalogue']?.progress ?? 1,
          states,
        });
    },
  );
};
