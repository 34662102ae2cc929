import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context';

const isDatabaseUp = async (context: GatewayContext): Promise<boolean> => {
  try {
    await sql`select 1`.execute(context.db);
    return true;
  } catch {
    return false;
  }
};

/**
 * `live`: the process answers. `ready`: the database answers and the catalogue is in; until then 503 with what is under way,
 * `seeding` from 0 to 1.
 */
export const registerHealth = (app: FastifyInstance, context: GatewayContext): void => {
  app.get('/api/health/live', { schema: { summary: 'The process answers' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/api/health/ready', { schema: { summary: 'The shop can be served' } }, async (_request, reply) => {
    const states = context.readiness.states();
    // While the catalogue is written it has the one connection of the embedded database: no need to wait for that.
    const database = context.readiness.isReady() ? await isDatabaseUp(context) : true;
    const ready = database && context.readiness.isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'starting',
        database,
        seeding: states['catalogue']?.progress ?? 1,
        states,
      });
  });
};
