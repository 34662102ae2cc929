import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  createChannelReader,
  createFolderReleaseStore,
  createReaderMemory,
  withDevelopmentReleases,
  type OpenStores,
  type ReleaseId,
} from '@detour/shared-releases';
import type { ShellConfig } from '../settings/config';
import { createDevelopmentSource } from '../development/development-source';
import type { ShellMetrics } from '../http/metrics';
import type { PageCache } from '../page/cache/page-cache';
import type { Renderers } from '../rendering/renderers';
import { createAcceptedReleases } from './accepted-releases';
import type { ComposedRelease } from './composed-release';
import { createCompositionSource } from './composition-source';
import { createRefusalLog } from './refusal-log';
import { createReleaseJudge } from './release-judge';
import { createReleaseShelf } from './release-shelf';
import { createTrustSource } from './trust-source';

interface OpenChannelOptions {
  readonly config: ShellConfig;
  readonly stores: OpenStores;
  readonly renderers: Renderers;
  readonly cache: PageCache;
  readonly metrics: ShellMetrics;
  readonly log: FastifyBaseLogger;
  /** A release named by the channel failed verification. */
  onReleaseRefused(release: ReleaseId, reason: string): void;
  /** Prepares the renderers of a composition before visitors get it. */
  warm(composed: ComposedRelease, budget: number): Promise<void>;
  now(): number;
}

/** Milliseconds. A promotion goes live within a second, including preparation. */
const pollPause = 250;
/** Shorter in development, where a developer waits after each save. */
const developmentPause = 50;

/** Connects stores, trust and channel reader to the composition that this server renders. */
export const openChannel = ({
  config,
  stores,
  renderers,
  cache,
  metrics,
  log,
  warm,
  onReleaseRefused,
  now,
}: OpenChannelOptions) => {
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
    store: stores.channels,
    trust: trust.current,
    channel,
    now,
    production,
    memory: createReaderMemory(join(config.dataDir, 'seen', `${channel}.json`)),
  });
  const judge = createReleaseJudge({
    shelf,
    accepted: createAcceptedReleases(join(config.dataDir, 'seen', `${channel}-releases.json`)),
    developed: () => Object.keys(development?.current().releases ?? {}),
  });
  const compositions = createCompositionSource({
    reader,
    shelf,
    judge,
    trust,
    refusals,
    now,
    development,
    pollPause: development ? developmentPause : pollPause,
    warm,
    onChange(all) {
      const { revision } = compositions.live();
      log.info({ compositions: all.map(({ composition }) => composition.id), revision }, 'new composition');
      metrics.compositionChanges.inc();
      metrics.revision.set({ channel }, revision);
      cache.clear();
      renderers.keepOnly(all);
    },
    onRefused({ kind, message }, isNews, release) {
      metrics.refusals.inc({ kind });
      if (release) onReleaseRefused(release, message);
      if (isNews) log.error({ kind, reason: message }, 'refused; the last good composition stays');
    },
  });
  return { compositions, shelf, refusals, development, trust: trust.current };
};
