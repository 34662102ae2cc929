import type { MountedPart } from '../mounted-parts';

export interface Fault {
  /** `frame-top was removed`. */
  readonly what: string;
  /** Visitors saw or could use less. Otherwise the release stays. */
  readonly damage: boolean;
  /** Key of the style cache that did it: `search`, or `searchf` of its fragments. */
  readonly key?: string;
  /** What came, went or was changed. */
  readonly node?: Node;
  /** The element that did it. */
  readonly within?: Element;
}

interface BlameOptions {
  /** Newest first. */
  parts(): readonly MountedPart[];
  report(release: MountedPart['release'], error: unknown): void;
}

/** A part that began to mount within this time (ms) is the first suspect. */
const fresh = 3000;
/** Faults within this time (ms) after a release gave way are its own: its timers may still run. */
const aftermath = 5000;

/** The part that a fault names itself. */
const named = ({ key, within }: Fault, parts: readonly MountedPart[]): MountedPart | undefined =>
  parts.find(({ element, release: { remote } }) =>
    within
      ? element.contains(within)
      : key !== undefined && key !== '' && (remote === `remote-${key}` || `${remote}f` === `remote-${key}`),
  );

/** Who can have done it: what had just been mounted, then the page, then the others. Newest first. */
const suspects = (parts: readonly MountedPart[], at: number): readonly MountedPart[] => {
  const rank = ({ since, element }: MountedPart): number =>
    at - since < fresh ? 0 : element.id === 'slot' ? 1 : 2;
  const present = parts.filter(({ since }) => since <= at);
  return (present.length > 0 ? present : parts).toSorted((a, b) => rank(a) - rank(b));
};

const idOf = ({ release: { remote, version } }: MountedPart): string => `${remote}@${version}`;

/**
 * Names the release of a fault. `timeOf` returns when a node was changed. A change of the document has no author, so without a name in the fault it
 * is a suspicion: the next suspect follows if the fault comes again.
 */
export const createBlame = ({ parts, report }: BlameOptions) => {
  const blamed = new Set<string>();
  let last = -Infinity;
  return (faults: readonly Fault[], timeOf: (node: Node) => number): void => {
    const [first, ...others] = [...faults].sort((a, b) => Number(b.damage) - Number(a.damage));
    if (!first) return;
    const mounted = parts();
    const own = named(first, mounted);
    const at = first.node ? timeOf(first.node) : performance.now();
    if (!own && at - last < aftermath) return;
    const suspected = suspects(mounted, at);
    const part =
      own ?? suspected.find((one) => at - one.since < fresh || !blamed.has(idOf(one))) ?? suspected[0];
    if (!part) return;
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const error = new Error(`The shell's document was changed: ${first.what}${more}. It was put back.`);
    report(part.release, error);
    if (!first.damage) return;
    blamed.add(idOf(part));
    last = at;
    part.giveWay(error);
  };
};
