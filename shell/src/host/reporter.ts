import type { ErrorReport, ReleaseIdentity, SiteContext } from '@detour/shared-contracts/mount';
import { withoutSecrets } from '@detour/shared-contracts/platform';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { logCall } from '@detour/shared-contracts/api';
import { ownCall } from '../contract';
import { visitId } from './visit-id';

/** Maximum length of an error message. @spec SHELL-005 */
const messageLimit = 256;
/** Maximum reports per minute, because a broken page may throw in a loop. */
const perMinute = 20;

export interface Reporter {
  report(release: ReleaseIdentity, report: ErrorReport): void;
}

interface ReporterOptions {
  readonly site: SiteContext;
  route(): Pick<RouteMatch, 'page'>;
  /** Called for each sent report. */
  onReport(release: ReleaseIdentity, report: ErrorReport): void;
}

/** Sends errors to `POST /api/log`. A failed report is ignored. @spec SHELL-004 */
export const createReporter = ({ site, route, onReport }: ReporterOptions): Reporter => {
  const { method, path } = ownCall(logCall);
  let sent: number[] = [];
  return {
    report(release, report) {
      const { code, kind, error } = report;
      const now = performance.now();
      sent = sent.filter((at) => now - at < 60_000);
      if (sent.length >= perMinute) return;
      sent.push(now);
      onReport(release, report);
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const body = {
        level: 'ERROR',
        locale: site.locale,
        route: route().page,
        location: kind === 'render' ? 'application.client.error' : `application.client.${kind}`,
        message: withoutSecrets(`${route().page} ${text}`).slice(0, messageLimit),
        remote: release.remote,
        release: release.version,
        compositionId: release.compositionId,
        code,
      };
      void fetch(path, {
        method,
        keepalive: true,
        headers: { 'content-type': 'application/json', 'x-visit': visitId() },
        body: JSON.stringify(body),
      }).catch(() => undefined);
    },
  };
};
