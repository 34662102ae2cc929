import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { GatewayContext } from '../../context/context';
import { notFoundProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { findNearby } from './nearby.repository';
import { activityImages, toActivityDetail, type ActivityRecord } from './activity-detail';

type Context = Pick<GatewayContext, 'db'>;

const getActivity = async ({ db }: Context, id: string): Promise<ActivityRecord> => {
  const row = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFoundProblem(`There is no activity ${id}.`);
  return row;
};

/** @spec CALL-017 CALL-026 ACT-029 */
export const registerActivities = (app: FastifyInstance, context: Context): void => {
  registerCall(app, callSchemas.activityDetail, async ({ params, query }) => {
    const row = await getActivity(context, params.id);
    const place = await context.db
      .selectFrom('place')
      .select('names')
      .where('id', '=', row.place_id)
      .executeTakeFirst();
    const placeLabel = place?.names[wordingOf(query.locale)] ?? '';
    const nearby = await findNearby(context.db, row, query.locale);
    return toActivityDetail(row, { placeLabel, nearby }, query.locale);
  });
  registerCall(app, callSchemas.activityImages, async ({ params, query }) =>
    activityImages(await getActivity(context, params.id), query.locale),
  );
};
