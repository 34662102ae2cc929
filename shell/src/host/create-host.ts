import type { ErrorReport, FragmentHandle, ReleaseFiles, RemoteHost } from '@detour/shared-contracts/mount';
import type { Reporter } from './reporter';
import { visitId } from './visit-id';

/** Shared by all hosts of a document. */
export interface HostServices extends Pick<
  RemoteHost,
  'site' | 'navigation' | 'bus' | 'clock' | 'consent' | 'storage'
> {
  readonly compositionId: string;
  readonly reporter: Reporter;
  /** Mounts a fragment. Receives the factory, because fragments get their own hosts. */
  mountFragment(
    element: HTMLElement,
    request: Parameters<RemoteHost['mountFragment']>[1],
    hostFor: HostFactory,
  ): FragmentHandle;
}

/**
 * Creates the host of one release: everything of the shell that it may use. `onReport` is called for its errors after the server
 * was informed.
 */
export type HostFactory = (
  release: Pick<ReleaseFiles, 'remote' | 'version'>,
  onReport: (report: ErrorReport) => void,
) => RemoteHost;

export const createHostFactory = (services: HostServices): HostFactory => {
  const { site, navigation, bus, clock, consent, storage, reporter, compositionId } = services;
  const hostFor: HostFactory = ({ remote, version }, onReport) => {
    const release = { remote, version, compositionId, visit: visitId() };
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
