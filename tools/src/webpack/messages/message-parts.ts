/** Ids of the messages that each page or fragment uses, by its name. */
export type IdsByPart = Readonly<Record<string, readonly string[]>>;

/** Parts that load one file of texts. Its name is that of the first part. */
interface Group {
  readonly parts: readonly string[];
  readonly ids: ReadonlySet<string>;
}

export interface MessageGroups {
  /** `{ "page-hotel": "page-product" }`. A part without a name loads all texts. */
  readonly names: Readonly<Record<string, string>>;
  /** Ids by name of the file. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/**
 * Characters that a page may load for another part of its group. A file costs more than its texts: each release names it with its hash in six
 * languages, and a visitor who comes to a page of another group loads common texts again.
 */
const most = 4_000;

/** A file with more than this share of all texts is none: its parts load all. */
const nearlyAll = 0.85;

/**
 * Groups of parts with similar texts. `sizes` is the length of each message in characters. Messages that no part is known to use are in each
 * group.
 */
export const groupMessages = (parts: IdsByPart, sizes: Readonly<Record<string, number>>): MessageGroups => {
  const lengthOf = (ids: Iterable<string>): number =>
    [...ids].reduce((sum, id) => sum + id.length + (sizes[id] ?? 0), 0);
  const all = Object.keys(sizes);
  const used = new Set(Object.values(parts).flat());
  const unknown = all.filter((id) => !used.has(id));
  let groups: readonly Group[] = Object.entries(parts).map(([part, ids]) => ({
    parts: [part],
    ids: new Set([...ids, ...unknown]),
  }));
  const join = (a: Group, b: Group): Group => ({
    parts: [...a.parts, ...b.parts],
    ids: new Set([...a.ids, ...b.ids]),
  });
  /** What the part with the fewest texts would load for the others. */
  const costOf = ({ parts: names, ids }: Group): number =>
    lengthOf(ids) - Math.min(...names.map((name) => lengthOf(new Set([...(parts[name] ?? []), ...unknown]))));
  for (;;) {
    const pairs = groups.flatMap((a, at) => groups.slice(at + 1).map((b) => ({ a, b, both: join(a, b) })));
    const [best] = pairs
      .map((pair) => ({ ...pair, cost: costOf(pair.both) }))
      .filter(({ cost }) => cost <= most)
      .sort((one, other) => one.cost - other.cost);
    if (!best) break;
    groups = [...groups.filter((group) => group !== best.a && group !== best.b), best.both];
  }
  const own = groups.filter(({ ids }) => lengthOf(ids) < nearlyAll * lengthOf(all));
  const nameOf = (group: Group): string => [...group.parts].sort()[0] ?? '';
  return {
    names: Object.fromEntries(own.flatMap((group) => group.parts.map((part) => [part, nameOf(group)]))),
    files: Object.fromEntries(own.map((group) => [nameOf(group), all.filter((id) => group.ids.has(id))])),
  };
};
