import type { ErrorReport, ReleaseIdentity } from '@detour/shared-contracts/mount';
import type { ShellDocument } from '../boot/open-document';
import { createReporter, type Reporter } from '../host/reporter';
import type { ShellNavigation } from '../navigation/navigation';
import type { PageObserver } from './page-observer';
import { releaseOfError } from './release-of-error';
import { startObservations } from './start-observations';

interface TelemetryOptions {
  readonly document: Pick<ShellDocument, 'composition' | 'site' | 'page'>;
  readonly navigation: Pick<ShellNavigation, 'route' | 'location'>;
}

export interface Telemetry {
  readonly reporter: Reporter;
  /** The shell's own release. */
  readonly own: ReleaseIdentity;
  readonly observer: PageObserver;
  /** Reports an error of the shell itself. */
  reportOwn(code: string, kind: ErrorReport['kind']): (error: unknown) => void;
}

/** Reports uncaught errors to the server's log. The page continues. @spec SHELL-004 */
const watchUncaught = (report: (error: unknown, script?: string) => void): void => {
  addEventListener('error', (event) => report(event.error ?? event.message, event.filename));
  addEventListener('unhandledrejection', (event) => report(event.reason));
};

/** Error reports to the server's log, and outcomes of page parts for canaries. Both name the release that they concern. */
export const startTelemetry = ({ document, navigation }: TelemetryOptions): Telemetry => {
  const { composition, site, page } = document;
  const observer = startObservations({
    composition,
    locale: site.locale,
    rendered: page.rendered,
    navigation,
  });
  const reporter = createReporter({ site, route: navigation.route, onReport: observer.error });
  const own = { remote: 'shell', version: composition.shell.version, compositionId: composition.id } as const;
  watchUncaught((error, script) => {
    const stack = error instanceof Error ? error.stack : undefined;
    const release = releaseOfError(composition, { stack, script });
    reporter.report(release, { kind: 'render', code: 'SHELL-204', error });
  });
  return {
    reporter,
    own,
    observer,
    reportOwn: (code, kind) => (error) => reporter.report(own, { kind, code, error }),
  };
};
