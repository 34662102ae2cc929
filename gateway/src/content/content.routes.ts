import {
  callSchemas,
  timeZoneOf,
  zonedNow,
  type Card,
  type Flow,
  type Homepage,
  type OffersRequest,
} from '@detour/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { GatewayContext } from '../context';
import type { Database } from '../database/open-database';
import { registerCall } from '../http/register-call';
import { createRefreshed } from './refreshed';
import { buildArticles, buildHomepage } from './homepage';

export interface ContentDeps extends Pick<GatewayContext, 'db' | 'clock'> {
  /** The shop's own search, for blocks of real stays. */
  searchCards(request: OffersRequest): Promise<readonly Card[]>;
}

/** Milliseconds for which the blocks of real stays are shown as they are. */
const homepageLife = 60_000;

const flows: readonly string[] = ['booking', 'gifting', 'hotel', 'activity'];

const countThemes = async (db: Database): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ theme: number; count: string }>`
    select listed.theme, count(*) as count from package, unnest(themes) as listed(theme)
    where published and from_price is not null group by listed.theme`.execute(db);
  return new Map(rows.map(({ theme, count }) => [theme, Number(count)]));
};

/** @spec CALL-058 CALL-067 */
export const registerContent = (app: FastifyInstance, { db, clock, searchCards }: ContentDeps): void => {
  const homepages = createRefreshed<Homepage>(clock, homepageLife);
  registerCall(app, callSchemas.homepage, ({ query: { locale, flow: asked = '' } }) => {
    const flow = (flows.includes(asked) ? asked : 'booking') as Flow;
    return homepages(`${locale} ${flow}`, async () =>
      buildHomepage({
        locale,
        flow,
        today: zonedNow(clock.now(), timeZoneOf(locale)).date,
        themeCounts: await countThemes(db),
        search: searchCards,
      }),
    );
  });
  registerCall(app, callSchemas.articles, ({ query }) => Promise.resolve(buildArticles(query.locale)));
  registerCall(app, callSchemas.flags, () => Promise.resolve({ flags: {}, experiments: {} }));
};
