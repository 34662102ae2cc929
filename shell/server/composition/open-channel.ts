import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '@detour/shared-releases/base';
import { createFolderReleaseStore, type ReleaseId, type ReleaseStore } from '@detour/shared-releases/release';
import {
  createChannelReader,
  createReaderMemory,
  withDevelopmentReleases,
} from '@detour/shared-releases/channel';
import type { OpenStores } from '@detour/shared-releases/stores';
import type { AlertReports } from '../alerts/alert-reports';
import type { ShellConfig } from '../settings/config';
import { createDevelopmentSource } from '../development/development-source';
import type { ShellMetrics } from '../http/metrics';
import { isKeyOf } from '../page/cache/page-key';
import type { Rendering } from '../page/render/open-rendering';
import { createAcceptedReleases } from './releases/accepted-releases';
import type { ComposedRelease } from './composed-release';
import { createCompositionSource } from './composition-source';
import { createRefusalLog, type RefusalLog } from './refusal-log';
import { createCompatibilityCheck } from './releases/compatibility';
import { createVerifiedReleases } from './releases/verified-releases';
import { createTrustSource } from './releases/trust-source';

interface OpenChannelOptions {
  readonly config: ShellConfig;
  readonly stores: OpenStores;
  /** Prepares a composition before visitors get it. */
  readonly rendering: Pick<Rendering, 'renderers' | 'cache' | 'warmUp'>;
  readonly metrics: ShellMetrics;
  readonly alerts: Pick<AlertReports, 'report'>;
  now(): number;
}

/** Milliseconds. A promotion goes live within a second, including preparation. */
const pollPause = 250;
/** Shorter in development, where a developer waits after each save. */
const developmentPause = 50;

type Development = ReturnType<typeof createDevelopmentSource> | null;

/** Opens the development releases, which replace the channel's. Null in production. */
const openDevelopment = (dir: string | null, refusals: RefusalLog): Development =>
  dir === null
    ? null
    : createDevelopmentSource(dir, (message) => refusals.add({ kind: 'malformed', message }));

/** Opens the published releases and those in development. */
const openReleases = ({ config: { developmentDir: dir }, stores }: OpenChannelOptions): ReleaseStore =>
  dir === null
    ? stores.releases
    : withDevelopmentReleases(stores.releases, createFolderReleaseStore(join(dir, 'releases')));

type Compositions = ReturnType<typeof createCompositionSource>;

/** Creates the callbacks for a composition that goes live and for a rejected release. */
const createReactions = (
  log: FastifyInstance['log'],
  { config, rendering, metrics, alerts }: OpenChannelOptions,
) => ({
  goLive(all: readonly ComposedRelease[], revision: number): void {
    log.info({ compositions: all.map(({ composition }) => composition.id), revision }, 'new composition');
    metrics.compositionChanges.inc();
    metrics.revision.set({ channel: config.channel }, revision);
    // Pages that the warm-up rendered for these releases stay.
    rendering.cache.keepOnly((key) => all.some((composed) => isKeyOf(key, composed)));
    rendering.renderers.keepOnly(all);
  },
  refuse({ kind, message }: Refusal, isNews: boolean, release?: ReleaseId): void {
    metrics.refusals.inc({ kind });
    if (release)
      alerts.report({
        kind: 'release-refused',
        remote: release.name,
        release: release.version,
        text: message,
      });
    if (isNews) log.error({ kind, reason: message }, 'rejected; the last good composition stays');
  },
});

/** Connects stores, trust and channel reader to the composition that this server renders, and follows the channel. */
export const openChannel = (app: FastifyInstance, options: OpenChannelOptions) => {
  const { config, stores, rendering, now } = options;
  const { channel, dataDir } = config;
  const { production, trustFile } = stores.settings;
  const refusals = createRefusalLog(now);
  const trust = createTrustSource(trustFile, (message) => refusals.add({ kind: 'malformed', message }));
  const development = openDevelopment(config.developmentDir, refusals);
  const verified = createVerifiedReleases({
    store: openReleases(options),
    trust: trust.current,
    production,
    now,
  });
  const reader = createChannelReader({
    store: stores.channels,
    trust: trust.current,
    channel,
    now,
    production,
    memory: createReaderMemory(join(dataDir, 'seen', `${channel}.json`)),
  });
  const compatibility = createCompatibilityCheck({
    verified,
    accepted: createAcceptedReleases(join(dataDir, 'seen', `${channel}-releases.json`)),
    developed: () => Object.keys(development?.current().releases ?? {}),
  });
  const reactions = createReactions(app.log, options);
  const compositions: Compositions = createCompositionSource({
    reader,
    verified,
    compatibility,
    trust,
    refusals,
    now,
    development,
    pollPause: development ? developmentPause : pollPause,
    warm: rendering.warmUp.warm,
    onChange: (all) => reactions.goLive(all, compositions.live().revision),
    onRefused: reactions.refuse,
  });
  app.addHook('onReady', () => compositions.start());
  app.addHook('onClose', async () => compositions.close());
  return { compositions, verified, refusals, development, trust: trust.current };
};
