import type { ChannelRevision } from '../channel-document';
import type { ReleaseStore } from '../stores';
import { isDevelopmentVersion, type DevelopmentState } from './development-state';

/** Published releases, with those of a developer beside them: which store is asked is said by the version. */
export const withDevelopmentReleases = (published: ReleaseStore, development: ReleaseStore): ReleaseStore => {
  const storeOf = ({ version }: { readonly version: string }): ReleaseStore =>
    isDevelopmentVersion(version) ? development : published;
  return {
    ...published,
    has: (id) => storeOf(id).has(id),
    read: (id, file) => storeOf(id).read(id, file),
    folder: (id) => storeOf(id).folder(id),
  };
};

/**
 * A channel's releases with those of a developer in their places. Without the channel's as last good ones: what is broken at this moment
 * is to be seen, not hidden.
 */
export const overChannel = (
  releases: ChannelRevision['releases'],
  development: DevelopmentState['releases'],
): ChannelRevision['releases'] => ({
  ...releases,
  ...Object.fromEntries(
    Object.entries(development).map(([name, version]) => [name, { version, previous: null, canary: null }]),
  ),
});
