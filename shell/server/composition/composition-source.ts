import { LRUCache } from 'lru-cache';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { PackageName, Refusal } from '@detour/shared-releases/base';
import type { ReleaseId } from '@detour/shared-releases/release';
import {
  overChannel,
  type ChannelReader,
  type ChannelRevision,
  type VerifiedRevision,
} from '@detour/shared-releases/channel';
import { composeArms, distinctOf, type ArmCompositions } from './arm-compositions';
import { assembleRelease, type ComposedRelease } from './composed-release';
import type { DevelopmentSource } from '../development/development-source';
import type { RefusalLog } from './refusal-log';
import type { CompatibilityCheck } from './releases/compatibility';
import type { VerifiedReleases } from './releases/verified-releases';
import { findServableReleases } from './releases/servable-releases';
import type { TrustSource } from './releases/trust-source';

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

const reasonOf = (reasons: readonly (string | null)[]): string =>
  reasons.filter((text) => text !== null).join('\n') ||
  'The channel has no revision yet. Promote a release of the shell and of each remote.';

interface CompositionSourceOptions {
  readonly reader: ChannelReader;
  readonly verified: VerifiedReleases;
  readonly compatibility: CompatibilityCheck;
  readonly trust: TrustSource;
  readonly refusals: RefusalLog;
  now(): number;
  /** Polling interval of the channel (ms). */
  readonly pollPause: number;
  /** Development releases shown instead of the channel's. Null in production. */
  readonly development?: DevelopmentSource | null;
  /** Loads the renderers of a composition before visitors get it. `budget` in ms. Never rejects. */
  warm(composed: ComposedRelease, budget: number, isPreview?: boolean): Promise<void>;
  /** Called with every composition that may be requested from now on. */
  onChange(compositions: readonly ComposedRelease[]): void;
  /** `release` for a release of the channel; absent for a revision. */
  onRefused(refusal: Refusal, isNews: boolean, release?: ReleaseId): void;
}

/** Retry interval (ms) for rejected releases: their store may have been unavailable. */
const retryPause = 5000;

/** Time (ms) that a start or change waits for server rendering to become ready. */
const warmBudget = { start: 8000, change: 3000 } as const;

interface Served extends LiveChannel, ArmCompositions {}

type Found = Pick<VerifiedRevision, 'document' | 'hash'>;

/** A rejected release may have been unavailable only for a moment. */
const isRetryDue = (served: Served | null, triedAt: number, now: number): boolean =>
  served !== null && served.refused.length > 0 && now - triedAt >= retryPause;

/** Creates compositions of chosen releases on top of the served ones. */
const createPreviews = ({ verified, onChange, warm }: CompositionSourceOptions, get: () => Served) => {
  const kept = new LRUCache<string, ComposedRelease>({ max: 4 });
  const preview: CompositionSource['preview'] = async (selection) => {
    const chosen = Object.entries(selection).sort(([a], [b]) => (a < b ? -1 : 1));
    const opened = await Promise.all(chosen.map(([name, version]) => verified.open({ name, version })));
    const refused = opened.find((result) => !result.ok);
    if (refused) return refused;
    const key = JSON.stringify([get().hash, chosen]);
    const known = kept.get(key);
    if (known) return ok(known);
    const composed = assembleRelease({ releases: get().releases }, verified, { selection });
    kept.set(key, composed);
    onChange([...distinctOf(get()), ...kept.values()]);
    await warm(composed, warmBudget.change, true);
    return ok(composed);
  };
  return { preview, clear: () => kept.clear() };
};

/** Resolves a revision: which releases this server can serve, and their compositions. */
const resolveRevision = async (
  { document, hash }: Found,
  served: Served | null,
  { verified, compatibility, development, now }: CompositionSourceOptions,
) => {
  const wanted = overChannel(document.releases, development?.current().releases ?? {});
  const lastGood = served?.releases ?? null;
  const { releases, refused } = await findServableReleases(wanted, { lastGood, verified, compatibility });
  const next: Served = {
    document,
    hash,
    revision: document.revision,
    releases,
    refused: refused.map(({ name, version }) => `${name}@${version}`),
    since: now(),
    ...composeArms(releases, verified),
  };
  return { next, refused };
};

/** Differs for compositions that show anything different: other releases, or other states of their flags. */
const wordOf = ({ composition, brought }: ComposedRelease): string => `${composition.id} ${brought.key}`;

/** Repeats a step with a pause (ms) after each end. */
const createPolling = (step: () => Promise<void>, pause: number, onError: (message: string) => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const start = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      step()
        .catch((error: Error) => onError(error.message))
        .finally(start);
    }, pause).unref();
  };
  return {
    start,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

/**
 * Follows a channel. Visitors get a composition only when it is verified, complete and warm; until then the last good composition
 * stays.
 */
export const createCompositionSource = (options: CompositionSourceOptions): CompositionSource => {
  const { reader, verified, trust, refusals, now } = options;
  let served: Served | null = null;
  let triedAt = 0;
  const get = (): Served => {
    if (!served) throw new Error('There is no composition yet.');
    return served;
  };
  const previews = createPreviews(options, get);

  const note = (refusal: Refusal, release?: ReleaseId): void =>
    options.onRefused(refusal, refusals.add(refusal), release);

  const serve = async (found: Found): Promise<void> => {
    triedAt = now();
    const { next, refused } = await resolveRevision(found, served, options);
    for (const { error, name, version } of refused) note(error, { name, version });
    const before = served ? distinctOf(served).map(wordOf) : [];
    const after = distinctOf(next);
    // A renderer that already serves pages is warm, so visitors of an ended canary need not wait.
    const fresh = after.filter((composed) => !before.includes(wordOf(composed)));
    // A developer waits after each save, and the first page waits for its render process.
    const changeBudget = options.development ? 0 : warmBudget.change;
    const budget = served ? changeBudget : warmBudget.start;
    await Promise.all(fresh.map((composed) => options.warm(composed, budget)));
    served = next;
    previews.clear();
    if (fresh.length > 0 || after.length !== before.length) options.onChange(after);
  };

  const step = async (): Promise<void> => {
    const trustChanged = trust.refresh();
    if (trustChanged) verified.forget();
    const polled = await reader.poll();
    if (polled.kind === 'refused') note(polled.error);
    const found = polled.revision;
    if (!found) return;
    const isNew = found.hash !== served?.hash;
    const isDeveloped = options.development?.refresh() ?? false;
    if (isNew || isDeveloped || trustChanged || isRetryDue(served, triedAt, now())) await serve(found);
  };

  const polling = createPolling(step, options.pollPause, (message) => note({ kind: 'refused', message }));

  return {
    current: (arm = null) => (arm === null ? get().stable : (get().byArm[arm] ?? get().stable)),
    hasCanary: () => Object.values(get().releases).some(({ canary }) => canary !== null),
    live: get,
    preview: previews.preview,
    async start() {
      const broken = await step().then(
        () => null,
        (error: Error) => error.message,
      );
      if (!served)
        throw new ChannelError(reasonOf([broken, ...refusals.list().map(({ message }) => message)]));
      polling.start();
    },
    close: polling.stop,
  };
};
