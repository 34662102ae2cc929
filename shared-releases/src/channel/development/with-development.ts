import type { ChannelRevision } from '../channel-document';
import type { ReleaseStore } from '../../release/release-store';
import { isDevelopmentVersion, type DevelopmentState } from './development-state';

/** Published releases combined with a developer's. The version decides which store is used. */
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
 * Replaces a channel's releases with a developer's, without last good releases: a broken build must be visible, not hidden by a
 * fallback.
 */
export const overChannel = (
  releases: ChannelRevision['releases'],
  development: DevelopmentState['releases'],
): ChannelRevision['releases'] => ({
  ...releases,
  ...Object.fromEntries(
    Object.entries(development).map(([name, version]) => [
      name,
      { ...releases[name], version, previous: null, canary: null },
    ]),
  ),
});
