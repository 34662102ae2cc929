import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  createChannelReader,
  createFolderReleaseStore,
  createReaderMemory,
  withDevelopmentReleases,
  type OpenStores,
} from '@detour/shared-releases';
import type { ShellConfig } from '../config';
import { createDevelopmentSource } from '../development/development-source';
import type { ShellMetrics } from '../metrics';
import type { PageCache } from '../page-cache';
import type { Renderers } from '../renderers';
import { createCompositionSource } from './composition-source';
import { createRefusalLog } from './refusal-log';
import { createReleaseShelf } from './release-shelf';
import { createTrustSource } from './trust-source';

interface OpenChannelOptions {
  readonly config: ShellConfig;
  readonly stores: OpenStores;
  readonly renderers: Renderers;
  readonly cache: PageCache;
  readonly metrics: ShellMetrics;
  readonly log: FastifyBaseLogger;
  now(): number;
}

/** Milliseconds: a promotion is seen within a second, with the time to get it ready. */
const pollPause = 250;
/** A developer waits for each save. */
const developmentPause = 50;

/** Wires stores, trust and the reader of the channel to what this server draws. */
export const openChannel = ({ config, stores, renderers, cache, metrics, log, now }: OpenChannelOptions) => {
  const { channel, developmentDir } = config;
  const { production } = stores.settings;
  const refusals = createRefusalLog(now);
  const trust = createTrustSource(stores.settings.trustFile, (message) =>
    refusals.add({ kind: 'malformed', message }),
  );
  const development =
    developmentDir === null
      ? null
      : createDevelopmentSource(developmentDir, (message) => refusals.add({ kind: 'malformed', message }));
  const store =
    developmentDir === null
      ? stores.releases
      : withDevelopmentReleases(stores.releases, createFolderReleaseStore(join(developmentDir, 'releases')));
  const shelf = createReleaseShelf({ store, trust: trust.current, production, now });
  const reader = createChannelReader({
    ...{ store: stores.channels, trust: trust.current, channel, now, production },
    memory: createReaderMemory(join(config.dataDir, 'seen', `${channel}.json`)),
  });
  const compositions = createCompositionSource({
    ...{ reader, shelf, trust, refusals, now, development },
    pollPause: development ? developmentPause : pollPause,
    warm: (composed, budget) => renderers.warm(composed, budget),
    onChange(all) {
      const { revision } = compositions.live();
      log.info({ compositions: all.map(({ composition }) => composition.id), revision }, 'new composition');
      metrics.compositionChanges.inc();
      metrics.revision.set({ channel }, revision);
      cache.clear();
      renderers.keepOnly(all);
    },
    onRefused({ kind, message }, isNews) {
      metrics.refusals.inc({ kind });
      if (isNews) log.error({ kind, reason: message }, 'refused; the last good composition stays');
    },
  });
  return { compositions, shelf, refusals, development, trust: trust.current };
};
