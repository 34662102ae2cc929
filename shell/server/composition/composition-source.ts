import { LRUCache } from 'lru-cache';
import { ok, type Result } from '@detour/shared-contracts/base';
import {
  overChannel,
  type ChannelReader,
  type ChannelRevision,
  type PackageName,
  type Refusal,
  type ReleaseId,
} from '@detour/shared-releases';
import { assembleRelease, type ComposedRelease } from './composed-release';
import type { DevelopmentSource } from '../development/development-source';
import type { RefusalLog } from './refusal-log';
import type { ReleaseJudge } from './release-judge';
import type { ReleaseShelf } from './release-shelf';
import { settleChannel } from './settle-channel';
import type { TrustSource } from './trust-source';

interface LiveChannel {
  readonly revision: number;
  /** SHA-256 (hex) of the revision's text. */
  readonly hash: string;
  readonly document: ChannelRevision;
  /** The served state: a rejected entry is replaced by its last good one. */
  readonly releases: ChannelRevision['releases'];
  /** Rejected releases of the document: `remote-search@1.4.0`. */
  readonly refused: readonly string[];
  /** Time (ms UTC) since which this server serves it. */
  readonly since: number;
}

export interface CompositionSource {
  /** By arm, 0–99. Null or undefined gives the stable releases. */
  current(arm?: number | null): ComposedRelease;
  hasCanary(): boolean;
  /** Chosen releases on top of the stable ones. Rejected when one fails verification. */
  preview(selection: Readonly<Record<PackageName, string>>): Promise<Result<ComposedRelease, Refusal>>;
  live(): LiveChannel;
  /** Resolves with the first composition, or rejects with the reason. Follows the channel from then on. */
  start(): Promise<void>;
  close(): void;
}

/** Nothing can be served; the message gives the reason. */
class ChannelError extends Error {
  override name = 'ChannelError';
}

interface CompositionSourceOptions {
  readonly reader: ChannelReader;
  readonly shelf: ReleaseShelf;
  readonly judge: ReleaseJudge;
  readonly trust: TrustSource;
  readonly refusals: RefusalLog;
  now(): number;
  /** Polling interval of the channel (ms). */
  readonly pollPause: number;
  /** Development releases shown instead of the channel's. Null in production. */
  readonly development?: DevelopmentSource | null;
  /** Loads the renderers of a composition before visitors get it. `budget` in ms. Never rejects. */
  warm(composed: ComposedRelease, budget: number): Promise<void>;
  /** Called with every composition that may be requested from now on. */
  onChange(compositions: readonly ComposedRelease[]): void;
  /** `release` for a release of the channel; absent for a revision. */
  onRefused(refusal: Refusal, isNews: boolean, release?: ReleaseId): void;
}

/** Retry interval (ms) for rejected releases: their store may have been unavailable. */
const retryPause = 5000;

/** Time (ms) that a start or change waits for server rendering to become ready. */
const warmBudget = { start: 8000, change: 3000 } as const;

interface Served extends LiveChannel {
  readonly stable: ComposedRelease;
  /** One per arm; most are identical. */
  readonly byArm: readonly ComposedRelease[];
}

const everyArm = Array.from({ length: 100 }, (_, arm) => arm);

const distinct = ({ stable, byArm }: Served): readonly ComposedRelease[] => [...new Set([stable, ...byArm])];

/**
 * Follows a channel. Visitors get a composition only when it is verified, complete and warm; until then the last good composition
 * stays.
 */
export const createCompositionSource = (options: CompositionSourceOptions): CompositionSource => {
  const { reader, shelf, trust, refusals, now } = options;
  let served: Served | null = null;
  let triedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const previews = new LRUCache<string, ComposedRelease>({ max: 4 });

  const note = (refusal: Refusal, release?: ReleaseId): void =>
    options.onRefused(refusal, refusals.add(refusal), release);

  const assemble = (releases: ChannelRevision['releases']): Pick<Served, 'stable' | 'byArm'> => {
    const known = new Map<string, ComposedRelease>();
    const of = (arm: number | null): ComposedRelease => {
      const composed = assembleRelease({ releases }, shelf, { arm });
      const same = known.get(composed.composition.id);
      if (!same) known.set(composed.composition.id, composed);
      return same ?? composed;
    };
    const stable = of(null);
    const shares = Object.values(releases).flatMap(({ canary }) => (canary ? [canary.percent] : []));
    // Only the share matters, so a hundred arms need only a few compositions.
    const bounds = [...new Set([...shares, 100])].sort((a, b) => a - b);
    const byBound = new Map(bounds.map((bound) => [bound, of(bound - 1)]));
    const byArm = everyArm.map((arm) => byBound.get(bounds.find((bound) => arm < bound) ?? 100) ?? stable);
    return { stable, byArm };
  };

  const serve = async (found: {
    readonly document: ChannelRevision;
    readonly hash: string;
  }): Promise<void> => {
    triedAt = now();
    const { releases, refused } = await settleChannel(
      overChannel(found.document.releases, options.development?.current().releases ?? {}),
      { lastGood: served?.releases ?? null, shelf, judge: options.judge },
    );
    for (const { error, name, version } of refused) note(error, { name, version });
    const next: Served = {
      document: found.document,
      hash: found.hash,
      revision: found.document.revision,
      releases,
      refused: refused.map(({ name, version }) => `${name}@${version}`),
      since: now(),
      ...assemble(releases),
    };
    const before = served ? distinct(served).map(({ composition }) => composition.id) : [];
    const after = distinct(next);
    // A developer waits after each save, and the first page waits for its render process.
    const changeBudget = options.development ? 0 : warmBudget.change;
    const budget = served ? changeBudget : warmBudget.start;
    // A renderer that already serves pages is warm, so visitors of an ended canary do not wait.
    const fresh = after.filter(({ composition }) => !before.includes(composition.id));
    await Promise.all(fresh.map((composed) => options.warm(composed, budget)));
    served = next;
    previews.clear();
    const same =
      after.length === before.length && after.every(({ composition }) => before.includes(composition.id));
    if (!same) options.onChange(after);
  };

  const step = async (): Promise<void> => {
    const trustChanged = trust.refresh();
    if (trustChanged) shelf.forget();
    const polled = await reader.poll();
    if (polled.kind === 'refused') note(polled.error);
    const found = polled.revision;
    if (!found) return;
    const isNew = found.hash !== served?.hash;
    const isDeveloped = options.development?.refresh() ?? false;
    const isDue = served !== null && served.refused.length > 0 && now() - triedAt >= retryPause;
    if (isNew || isDue || isDeveloped || trustChanged) await serve(found);
  };

  const follow = (): void => {
    if (closed) return;
    timer = setTimeout(() => {
      step()
        .catch((error: Error) => note({ kind: 'refused', message: error.message }))
        .finally(follow);
    }, options.pollPause).unref();
  };

  const get = (): Served => {
    if (!served) throw new Error('There is no composition yet.');
    return served;
  };

  return {
    current: (arm = null) => (arm === null ? get().stable : (get().byArm[arm] ?? get().stable)),
    hasCanary: () => Object.values(get().releases).some(({ canary }) => canary !== null),
    live: get,
    async preview(selection) {
      const chosen = Object.entries(selection).sort(([a], [b]) => (a < b ? -1 : 1));
      const opened = await Promise.all(chosen.map(([name, version]) => shelf.open({ name, version })));
      const refused = opened.find((result) => !result.ok);
      if (refused && !refused.ok) return refused;
      const key = JSON.stringify([get().hash, chosen]);
      const known = previews.get(key);
      if (known) return ok(known);
      const composed = assembleRelease({ releases: get().releases }, shelf, { selection });
      previews.set(key, composed);
      options.onChange([...distinct(get()), ...previews.values()]);
      await options.warm(composed, warmBudget.change);
      return ok(composed);
    },
    async start() {
      const broken = await step().then(
        () => null,
        (error: Error) => error.message,
      );
      if (!served) {
        const reasons = [broken, ...refusals.list().map(({ message }) => message)].filter(
          (text) => text !== null,
        );
        throw new ChannelError(
          reasons.join('\n') ||
            'The channel has no revision yet. Promote a release of the shell and of each remote.',
        );
      }
      follow();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
};
