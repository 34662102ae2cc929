import { zonedNow } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import type { ContentView } from '../../../context/content';
import { registerCall } from '../../../http/register-call';
import { contentFor } from '../../../content/preview/preview-session';
import type { LandingBody } from '../../../content/kinds/landing-body';
import { buildLiveIdeas, fillIdeasPage, ideasSeed, type LiveIdeasPage } from '../ideas/ideas-page';
import { bodyOf, findWritten } from '../own-content';
import { countEnvironments, countHotelTypes, findNavigationAreas } from '../navigation/navigation.repository';
import { createRefreshed } from '../refreshed';
import { countThemes } from '../home/theme-counts.repository';
import { buildLandingPage, isLandingSlug } from './landing-page';
import { fillLandingPage } from './landing-content';
import { targetedBanners } from './targeted-banners';

/** Cache lifetime of the ideas (ms). */
const ideasLife = 10 * 60_000;

/** An editors' page in the locale; for a page that the shop does not have, also in the locale that a Belgian site falls back to. */
const findLanding = (view: ContentView, slug: string, locale: Locale): LandingBody | null =>
  findWritten<LandingBody>(view, { kind: 'landing', key: slug, locale }, isLandingSlug(slug));

/** Landing pages, ideas and the banners on them. @spec CALL-028 ROUTE-024 */
export const registerLanding = (
  app: FastifyInstance,
  context: Pick<GatewayContext, 'db' | 'clock' | 'config' | 'secret' | 'content'>,
): void => {
  const { db, clock, config } = context;
  const dayIn = (locale: Locale) => {
    const timeZone = timeZoneOf(locale);
    return { timeZone, today: zonedNow(clock.now(), timeZone).date };
  };
  registerCall(app, callSchemas.landingPage, async ({ params: { slug }, query: { locale }, ...exchange }) => {
    const input = { locale, flags: config.flags, ...dayIn(locale) };
    const written = findLanding(await contentFor(context, exchange), slug, locale);
    const page = written ? fillLandingPage(slug, written, input) : buildLandingPage(slug, input);
    if (!page) throw new HttpProblem({ status: 404, code: 'NOT_FOUND', detail: 'There is no such page.' });
    return page;
  });
  const ideas = createRefreshed<LiveIdeasPage>(clock, ideasLife, context.content.catalogueRevision);
  registerCall(app, callSchemas.ideasPage, async ({ query: { locale }, ...exchange }) => {
    const { today } = dayIn(locale);
    const live = await ideas(`${locale} ${today}`, async () =>
      buildLiveIdeas({
        locale,
        today,
        themeCounts: await countThemes(db, today),
        typeCounts: await countHotelTypes(db),
        environmentCounts: await countEnvironments(db),
        areas: await findNavigationAreas(db, countryOf(locale)),
      }),
    );
    const view = await contentFor(context, exchange);
    return fillIdeasPage(bodyOf(view, { kind: 'ideas', key: 'all', locale }, ideasSeed(locale)), live);
  });
  registerCall(app, callSchemas.targetedBanner, async ({ query: { locale }, ...exchange }) =>
    targetedBanners(await contentFor(context, exchange), config.flags, locale),
  );
};
