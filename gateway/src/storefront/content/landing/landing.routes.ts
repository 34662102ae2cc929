import type { IdeasPage } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { buildIdeasPage } from '../ideas/ideas-page';
import { countEnvironments, countHotelTypes, findNavigationAreas } from '../navigation/navigation.repository';
import { createRefreshed } from '../refreshed';
import { countThemes } from '../home/theme-counts.repository';
import { buildLandingPage } from './landing-page';
import { buildTargetedBanners } from './targeted-banners';

/** Cache lifetime of the ideas (ms). */
const ideasLife = 10 * 60_000;

/** Landing pages, ideas and the banners on them. @spec CALL-028 ROUTE-024 */
export const registerLanding = (
  app: FastifyInstance,
  { db, clock, config }: Pick<GatewayContext, 'db' | 'clock' | 'config'>,
): void => {
  const dayIn = (locale: Locale) => {
    const timeZone = timeZoneOf(locale);
    return { timeZone, today: zonedNow(clock.now(), timeZone).date };
  };
  registerCall(app, callSchemas.landingPage, async ({ params: { slug }, query: { locale } }) => {
    const page = buildLandingPage(slug, { locale, flags: config.flags, ...dayIn(locale) });
    if (!page) throw new HttpProblem({ status: 404, code: 'NOT_FOUND', detail: 'There is no such page.' });
    return page;
  });
  const ideas = createRefreshed<IdeasPage>(clock, ideasLife);
  registerCall(app, callSchemas.ideasPage, ({ query: { locale } }) => {
    const { today } = dayIn(locale);
    return ideas(`${locale} ${today}`, async () =>
      buildIdeasPage({
        locale,
        today,
        themeCounts: await countThemes(db, today),
        typeCounts: await countHotelTypes(db),
        environmentCounts: await countEnvironments(db),
        areas: await findNavigationAreas(db, countryOf(locale)),
      }),
    );
  });
  registerCall(app, callSchemas.targetedBanner, async ({ query: { locale } }) =>
    buildTargetedBanners(config.flags, locale),
  );
};
