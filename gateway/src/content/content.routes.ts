import {
  callSchemas,
  timeZoneOf,
  zonedNow,
  type Card,
  type Flow,
  type OffersRequest,
} from '@detour/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { GatewayContext } from '../context';
import type { Database } from '../database/open-database';
import { registerCall } from '../http/register-call';
import { buildArticles, buildHomepage } from './homepage';

export interface ContentDeps extends Pick<GatewayContext, 'db' | 'clock'> {
  /** The shop's own search, for blocks of real stays. */
  searchCards(request: OffersRequest): Promise<readonly Card[]>;
}

const flows: readonly string[] = ['booking', 'gifting', 'hotel', 'activity'];

const countThemes = async (db: Database): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ theme: number; count: string }>`
    select theme, count(*) as count from package, unnest(themes) as theme
    where published and from_price is not null group by theme`.execute(db);
  return new Map(rows.map(({ theme, count }) => [theme, Number(count)]));
};

/** @spec CALL-058 CALL-067 */
export const registerContent = (app: FastifyInstance, { db, clock, searchCards }: ContentDeps): void => {
  registerCall(app, callSchemas.homepage, async ({ query }) =>
    buildHomepage({
      locale: query.locale,
      flow: (flows.includes(query.flow ?? '') ? query.flow : 'booking') as Flow,
      today: zonedNow(clock.now(), timeZoneOf(query.locale)).date,
      themeCounts: await countThemes(db),
      search: searchCards,
    }),
  );
  registerCall(app, callSchemas.articles, ({ query }) => Promise.resolve(buildArticles(query.locale)));
  registerCall(app, callSchemas.flags, () => Promise.resolve({ flags: {}, experiments: {} }));
};
