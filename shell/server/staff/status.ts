import type { TrustDocument } from '@detour/shared-releases/trust';
import type { ReleaseStore } from '@detour/shared-releases/release';
import { activeFreezes, parseRevision, type ChannelStore } from '@detour/shared-releases/channel';
import type { Coordination } from '@detour/shared-releases/coordination';
import type { Alerts } from '../alerts/alerts';
import type { TeamOf } from '../alerts/team-of';
import type { CompositionSource } from '../composition/composition-source';
import type { RefusalLog } from '../composition/refusal-log';
import type { VerifiedReleases } from '../composition/releases/verified-releases';
import { planViews } from '../rollouts/plan-views';
import { rolloutReportKey, type RolloutReport } from '../rollouts/rollout-driver';
import type { GatewayLink } from '../http/proxy/gateway-link';
import type { PageCache } from '../page/cache/page-cache';
import type { Renderers } from '../rendering/renderers';

export interface StatusSources {
  readonly compositions: CompositionSource;
  readonly verified: VerifiedReleases;
  readonly refusals: RefusalLog;
  readonly channels: ChannelStore;
  readonly releases: ReleaseStore;
  readonly channel: string;
  readonly cache: PageCache;
  readonly renderers: Renderers;
  readonly gateway: GatewayLink;
  readonly alerts: Pick<Alerts, 'list'>;
  readonly coordination: Pick<Coordination, 'get'>;
  teamOf: TeamOf;
  trust(): TrustDocument;
  now(): number;
}

const historyLines = 50;

const readHistory = async ({ channels, channel, compositions }: StatusSources) => {
  const { revision } = compositions.live();
  const numbers = Array.from({ length: Math.min(revision, historyLines) }, (_, index) => revision - index);
  const stored = await Promise.all(numbers.map((number) => channels.read(channel, number).catch(() => null)));
  return stored.flatMap((entry) => {
    const document = entry ? parseRevision(entry.body) : null;
    if (!entry || !document?.ok) return [];
    return [{ revision: document.value.revision, key: entry.signature.key, ...document.value.change }];
  });
};

const readChannels = async ({ channels }: StatusSources) => {
  const names = await channels.channels();
  return Promise.all(names.map(async (name) => ({ name, revision: await channels.latest(name) })));
};

const askGateway = (gateway: GatewayLink): Promise<{ readonly status: number; readonly body: unknown }> =>
  gateway.fetch('/api/health/ready', { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => ({ status: answer.status, body: await answer.json() }),
    (error: Error) => ({ status: 0, body: error.message }),
  );

/** The complete state of this server in one document, for operators. */
export const collectStatus = async (sources: StatusSources) => {
  const { compositions, verified, refusals, cache, renderers } = sources;
  const live = compositions.live();
  const keys = new Map(sources.trust().keys.map((key) => [key.id, key]));
  const describe = (name: string, version: string | null) => {
    const key = version === null ? undefined : verified.find({ name, version })?.key;
    return {
      version,
      key: key ?? null,
      development: key === undefined ? null : (keys.get(key)?.development ?? null),
    };
  };
  const [gateway, history, channels, rollouts] = await Promise.all([
    askGateway(sources.gateway),
    readHistory(sources).catch(() => []),
    readChannels(sources).catch(() => []),
    sources.coordination.get<readonly RolloutReport[]>(rolloutReportKey).catch(() => null),
  ]);
  return {
    at: sources.now(),
    composition: compositions.current().composition.id,
    channel: {
      name: sources.channel,
      revision: live.revision,
      since: live.since,
      store: sources.channels.place,
    },
    releaseStore: sources.releases.place,
    channels,
    releases: Object.entries(live.releases).map(([name, { version, previous, canary }]) => ({
      name,
      team: sources.teamOf(
        [version, previous].flatMap((one) => (one === null ? [] : [{ name, version: one }])),
      ),
      ...describe(name, version),
      previous,
      wanted: live.document.releases[name]?.version ?? null,
      canary: canary && { ...canary, key: describe(name, canary.version).key },
    })),
    compositions: [...new Set(Array.from({ length: 100 }, (_, arm) => compositions.current(arm)))].map(
      ({ composition, canaries }) => ({ id: composition.id, canaries }),
    ),
    rollouts: planViews(live.document, rollouts ?? []),
    freezes: (live.document.freezes ?? []).map((freeze) => ({
      ...freeze,
      isActive: activeFreezes([freeze], sources.now()).length > 0,
    })),
    alerts: sources.alerts.list(),
    refused: live.refused,
    refusals: refusals.list(),
    history,
    gateway,
    threads: renderers.health(),
    isolation: renderers.isolation(),
    cachedPages: cache.size(),
  };
};

export type Status = Awaited<ReturnType<typeof collectStatus>>;
