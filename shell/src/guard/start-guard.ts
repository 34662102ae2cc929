import type { Composition, ReleaseIdentity } from '@detour/shared-contracts/mount';
import type { Reporter } from '../host/reporter';
import { whenIdle } from '../navigation/when-idle';
import { mountedParts, type MountedPart } from './mounted-parts';
import { onSlotMarked } from '../slots/slot-view';
import { releaseOfError } from '../telemetry/release-of-error';
import { rememberFrame, type FrameMemory } from './frame-memory';
import { createKeptMethods, keptPrototypes } from './kept-methods';
import { lockDocument, lockElements, lockValues, platformScopes } from './lock-platform';
import type { Watch } from './watch/open-watch';

interface GuardOptions {
  readonly composition: Composition;
  readonly reporter: Reporter;
}

/** Delay (ms) between a change of the document and the look at it: many changes are one. */
const calm = 40;
/** Maximum delay (ms) after that until an idle moment, unless a part of the shell is missing. */
const longestCalm = 300;
/** Time (ms) between two looks at a page that nobody changes: rules can be added without a change of the document. */
const round = 1000;
/** Maximum delay (ms) until an idle moment. */
const longestWait = 800;
/** A page that damages the document may never be marked as mounted: then the watch starts after this time (ms). */
const latestStart = 4000;

/** The part of the release that an error names. */
const partOf = ({ remote, version }: ReleaseIdentity): MountedPart | undefined =>
  mountedParts().find(({ release }) => release.remote === remote && release.version === version);

/** Locks what a remote may not change. A refused release is reported and gives way. */
const lock = (memory: FrameMemory, { composition, reporter }: GuardOptions): void => {
  const refuse = (what: string): never => {
    const error = new TypeError(`${what} is the shell's: a remote changes its own element only.`);
    const release = releaseOfError(composition, { stack: error.stack });
    reporter.report(release, { kind: 'render', code: 'SHELL-103', error });
    partOf(release)?.giveWay(error);
    throw error;
  };
  for (const scope of platformScopes()) lockValues(scope);
  const { html, head, body, main, rooms } = memory;
  lockElements({ rooms: [html, head, body, main], roots: rooms.filter((room) => room !== main) }, refuse);
  lockDocument(refuse);
};

const observe = (
  { html, head, body, main, rooms }: FrameMemory,
  onChange: MutationCallback,
): MutationObserver => {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['style', 'class', 'hidden', 'inert'];
  for (const element of [document, head]) observer.observe(element, { childList: true });
  for (const element of [html, body, main]) observer.observe(element, { childList: true, attributeFilter });
  for (const room of rooms)
    if (room !== main) observer.observe(room, { childList: true, subtree: true, attributeFilter });
  return observer;
};

/** Remembers when a node came, went or was changed: who was there then can have done it. */
const noteTimes = (records: readonly MutationRecord[], times: WeakMap<Node, number>): void => {
  const now = performance.now();
  for (const { type, target, addedNodes, removedNodes } of records)
    for (const node of type === 'attributes' ? [target] : [...addedNodes, ...removedNodes])
      times.set(node, now);
};

/** Parts of the shell are missing: nothing else is as urgent. */
const isTorn = ({ body, rooms, landmarks }: FrameMemory): boolean =>
  rooms.some(({ parentNode }) => parentNode !== body) ||
  landmarks.some(({ root, found }) => found !== null && !root.contains(found));

/**
 * Evaluates the watch once. Its code is part of `shell.js`: in a chunk of its own it waited for the connections that pictures of the first
 * page had taken, for many seconds.
 */
const createLoader = (memory: FrameMemory, { composition, reporter }: GuardOptions) => {
  let loading: Promise<Watch | null> | null = null;
  const report = ({ remote, version }: MountedPart['release'], error: unknown): void =>
    reporter.report(
      { remote, version, compositionId: composition.id },
      { kind: 'render', code: 'SHELL-103', error },
    );
  return (): Promise<Watch | null> =>
    (loading ??= import(/* webpackMode: "eager" */ './watch/open-watch').then(
      ({ openWatch }) => openWatch({ memory, report, parts: mountedParts }),
      () => {
        loading = null;
        return null;
      },
    ));
};

/**
 * Keeps the shell's document out of the reach of remotes (record 0995). It locks what one could replace before any remote is evaluated;
 * the rest is watched from the first mounted part on.
 */
export const startGuard = (options: GuardOptions): void => {
  const memory = rememberFrame();
  if (!memory) return;
  lock(memory, options);
  const load = createLoader(memory, options);
  const methods = createKeptMethods(keptPrototypes());
  let replaced: readonly string[] = [];
  const times = new WeakMap<Node, number>();
  let isAwake = false;
  let isCalming = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkMethods = (): void => {
    const found = methods.putBack();
    if (found.length > 0) replaced = [...replaced, ...found];
  };
  const look = async (): Promise<void> => {
    timer = undefined;
    checkMethods();
    const watch = await load();
    watch?.look({ replaced, timeOf: (node) => times.get(node) ?? performance.now() });
    replaced = [];
    // What the look itself changed is no news.
    observer.takeRecords();
  };
  const lookIn = (delay: number): void => {
    timer ??= setTimeout(() => void look(), delay);
  };
  // A look needs the layout of the page: it must not stand between a step of the visitor and the next page.
  const lookWhenCalm = (): void => {
    if (isCalming) return;
    isCalming = true;
    setTimeout(
      () =>
        whenIdle(() => {
          isCalming = false;
          lookIn(0);
        }, longestCalm),
      calm,
    );
  };
  const observer = observe(memory, (records) => {
    noteTimes(records, times);
    if (isTorn(memory)) lookIn(calm);
    else if (isAwake) lookWhenCalm();
  });
  const lookWhenIdle = (): void => {
    if (!isAwake) setInterval(() => document.visibilityState === 'visible' && lookWhenIdle(), round);
    isAwake = true;
    whenIdle(() => void look(), longestWait);
  };
  onSlotMarked(({ state }) => {
    // At once: the next release must not start with a broken platform.
    checkMethods();
    // It is evaluated when the first part is mounted.
    if (state === 'loading') whenIdle(() => void load(), longestWait);
    else lookWhenIdle();
  });
  setTimeout(lookWhenIdle, latestStart);
};
