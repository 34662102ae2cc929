import type { Card, OffersRequest } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import type { Flow } from '@detour/shared-contracts/mount';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import { inMealWords } from '../../catalogue/meal-words';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { contentFor } from '../../content/preview/preview-session';
import { registerCall } from '../../http/register-call';
import { createRefreshed } from './refreshed';
import {
  buildArticles,
  buildLiveBlocks,
  fillHomepage,
  homeKeyOf,
  type HomeBox,
  type LiveHomeBlocks,
} from './home/homepage';
import { homeSeed } from './home/home-seed';
import { bodyOf } from './own-content';
import { countThemes } from './home/theme-counts.repository';

export interface ContentDeps extends Pick<GatewayContext, 'db' | 'clock' | 'config' | 'secret' | 'content'> {
  /** The shop's own search, for blocks of real stays. */
  searchCards(request: OffersRequest): Promise<readonly Card[]>;
}

/** Cache lifetime of the blocks of the catalogue (ms). */
const homepageLife = 60_000;

const flows: readonly string[] = ['booking', 'gifting', 'hotel', 'activity'];

const boxesShown = 4;

const findBoxes = async (db: Database, locale: Locale): Promise<readonly HomeBox[]> => {
  const rows = await db
    .selectFrom('box')
    .select(['code', 'scene', 'price', 'texts'])
    .where('published', '=', true)
    .orderBy('position')
    .limit(boxesShown)
    .execute();
  return rows.map(({ code, scene, price, texts }) => {
    const { title, slug, includedContent } = texts[wordingOf(locale)];
    const words = {
      title: inMealWords(locale, title),
      includedContent: inMealWords(locale, includedContent),
    };
    return { code, scene, price, slug, ...words };
  });
};

/** @spec CALL-058 CALL-067 */
export const registerContent = (app: FastifyInstance, context: ContentDeps): void => {
  const { db, clock, searchCards } = context;
  const blocks = createRefreshed<LiveHomeBlocks>(clock, homepageLife, context.content.catalogueRevision);
  registerCall(app, callSchemas.homepage, async ({ query: { locale, flow: asked = '' }, ...exchange }) => {
    const flow = (flows.includes(asked) ? asked : 'booking') as Flow;
    const live = await blocks(`${locale} ${flow}`, async () => {
      const today = zonedNow(clock.now(), timeZoneOf(locale)).date;
      return buildLiveBlocks({
        locale,
        flow,
        today,
        themeCounts: await countThemes(db, today),
        boxes: flow === 'gifting' ? await findBoxes(db, locale) : [],
        search: searchCards,
      });
    });
    const key = homeKeyOf(flow);
    const item = { kind: 'home', key, locale } as const;
    return fillHomepage(bodyOf(await contentFor(context, exchange), item, homeSeed(key, locale)), live);
  });
  registerCall(app, callSchemas.articles, ({ query }) => Promise.resolve(buildArticles(query.locale)));
};
