import type { ErrorReport, FragmentHandle, ReleaseFiles, RemoteHost } from '@detour/shared-contracts';
import type { Reporter } from './reporter';

/** What all hosts of a document share. */
export interface HostServices extends Pick<
  RemoteHost,
  'site' | 'navigation' | 'bus' | 'clock' | 'consent' | 'storage'
> {
  readonly compositionId: string;
  readonly reporter: Reporter;
  /** Mounts a named part; it is given the factory, for parts get hosts of their own. */
  mountFragment(
    element: HTMLElement,
    request: Parameters<RemoteHost['mountFragment']>[1],
    hostFor: HostFactory,
  ): FragmentHandle;
}

/** Everything that one release may use of the shell; `onReport` hears of its errors after the server was told. */
export type HostFactory = (
  release: Pick<ReleaseFiles, 'remote' | 'version'>,
  onReport: (report: ErrorReport) => void,
) => RemoteHost;

export const createHostFactory = (services: HostServices): HostFactory => {
  const { site, navigation, bus, clock, consent, storage, reporter, compositionId } = services;
  const hostFor: HostFactory = ({ remote, version }, onReport) => {
    const release = { remote, version, compositionId };
    return {
      site,
      release,
      navigation,
      bus,
      clock,
      consent,
      storage,
      report(report) {
        reporter.report(release, report);
        onReport(report);
      },
      mountFragment: (element, fragment) => services.mountFragment(element, fragment, hostFor),
    };
  };
  return hostFor;
};
