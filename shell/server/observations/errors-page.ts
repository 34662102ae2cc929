import { rateOf } from '@detour/shared-releases/canary';
import type { FastifyInstance } from 'fastify';
import type { StaffAccess } from '../staff/staff-access';
import { html, instant, none, sendStaffPage, table, type Html } from '../staff/staff-document';
import type { Observations, ReleaseObservations } from './observations';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const shareOf = (count: number, views: number): string => (views > 0 ? percent(count / views) : '–');

const releaseSection = ({ name, version, totals, errors }: ReleaseObservations): Html => {
  const { views } = totals.errors;
  return html`<h2>${name} <code>${version}</code></h2>
    <p>
      ${views} page views, ${percent(rateOf(totals.errors))} with an error · ${totals.loads.views} loads,
      ${percent(rateOf(totals.loads))} failed · ${totals.server.views} first pages,
      ${percent(rateOf(totals.server))} without their server part
    </p>
    ${table(
      ['Code', 'Route', 'Locale', 'Count', 'Per page view', 'Last', 'Last message'],
      errors.map(({ code, route, locale, count, lastAt, lastMessage }) => [
        code,
        route,
        locale,
        count,
        shareOf(count, views),
        instant(lastAt),
        lastMessage,
      ]),
      'No errors.',
    )}`;
};

/** `/_shell/errors`: browser reports of each release since the server started. */
export const registerErrorsPage = (
  app: FastifyInstance,
  access: Pick<StaffAccess, 'operator'>,
  observations: Pick<Observations, 'all'>,
): void => {
  app.get('/_shell/errors', async (request, reply) => {
    if ((await access.operator(request, reply)) === null) return reply;
    const all = [...observations.all()].sort(
      (a, b) => b.totals.errors.bad - a.totals.errors.bad || (a.name < b.name ? -1 : 1),
    );
    const intro = html`<p class="quiet">
      Counted by this server since it began, from what browsers told. A page view that is asked for again, and
      what follows a failure in the same document, is not counted.
    </p>`;
    const empty = all.length === 0 ? html`<p class="quiet">No reports yet.</p>` : none;
    return sendStaffPage(reply, 'Errors by release', html`${intro}${empty}${all.map(releaseSection)}`);
  });
};
