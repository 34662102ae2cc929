import type { FastifyInstance } from 'fastify';
import type { RolloutEvidence } from '@detour/shared-releases/channel';
import type { Coordination } from '@detour/shared-releases/coordination';
import { printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import type { OpenStores } from '@detour/shared-releases/stores';
import type { TrustDocument } from '@detour/shared-releases/trust';
import type { AlertReports } from '../alerts/alert-reports';
import type { CompositionSource } from '../composition/composition-source';
import type { VerifiedReleases } from '../composition/releases/verified-releases';
import type { GatewayLink } from '../http/proxy/gateway-link';
import type { CanaryObservations } from '../observations/canary/start-watch';
import { noCounts } from '../observations/release-totals';
import { createRolloutProblems } from './rollout-contracts';
import { createRolloutDriver } from './rollout-driver';
import { createStep } from './step-rollout';

interface RolloutOptions {
  readonly channel: string;
  readonly stores: OpenStores;
  readonly coordination: Coordination;
  readonly compositions: Pick<CompositionSource, 'live'>;
  readonly verified: Pick<VerifiedReleases, 'open'>;
  readonly gateway: Pick<GatewayLink, 'fetch'>;
  readonly observed: CanaryObservations;
  readonly alerts: Pick<AlertReports, 'report'>;
  trust(): TrustDocument;
  now(): number;
}

/** Interval (ms) between two looks at the plans. */
const lookPause = 1000;

/** Page views of the assigned visitors, and the bad ones: an error, or a part that did not load. */
export const createEvidence =
  (counts: CanaryObservations['counts']) =>
  async (id: ReleaseId): Promise<RolloutEvidence> => {
    const key = printReleaseId(id);
    const { tried } = (await counts([key])).get(key) ?? noCounts;
    return { views: tried.errors.views, bad: tried.errors.bad + tried.loads.bad };
  };

/** Follows the plans of the channel while the server listens. */
export const openRollouts = (app: FastifyInstance, options: RolloutOptions): void => {
  const { channel, stores, coordination, compositions, verified, observed, alerts, trust, now } = options;
  const driver = createRolloutDriver({
    coordination,
    live: () => compositions.live(),
    evidenceOf: createEvidence(observed.counts),
    verdictOf: observed.verdictOf,
    async missing(id) {
      const opened = await verified.open(id);
      return opened.ok ? null : opened.error.message;
    },
    problems: createRolloutProblems(options),
    step: createStep({ ...stores, channel, trust, now }),
    onStepped: ({ name, version, percent }) =>
      app.log.info({ remote: name, release: version, before: percent }, 'rollout plan went on'),
    onHeld: ({ name, version, why }) =>
      alerts.report({
        kind: 'rollout-held',
        remote: name,
        release: version,
        text: `Its plan is held: ${why}`,
      }),
    onTrouble: (reason) => app.log.error({ reason }, 'rollout plan'),
    now,
  });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const again = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      driver
        .look()
        .catch((error: Error) => app.log.error({ reason: error.message }, 'rollout plan'))
        .finally(again);
    }, lookPause).unref();
  };
  app.addHook('onListen', async () => again());
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await coordination.close();
  });
};
