/** A facet of a response that the shop never fills, with the reason. */
export interface WireGap {
  readonly facet: string;
  readonly reason: string;
}

/** Rows of the tables of `docs/contracts/wire-gaps.md`: a facet in backticks, and its reason. */
export const gapsOf = (document: string): readonly WireGap[] =>
  document.split('\n').flatMap((line) => {
    const [, facet, reason] = /^\| `([^`]+)`\s*\|\s*(.*?)\s*\|$/.exec(line) ?? [];
    return facet !== undefined && reason !== undefined ? [{ facet, reason }] : [];
  });

/** Calls of the purchase and of opened gifts, which the walk makes for its recordings and of which it takes only a few ways. */
const fewWays = /^(?:order|createOrder|payByCard|cancelOrder|cancellation|voucherStatus|beneficiary\w*)$/;

const callOf = (facet: string): string => /^\w+/.exec(facet)?.[0] ?? '';

/** Calls of which the walk through the seeded shop takes all ways: those of pages, searches and content. */
export const walkedCalls = (seeded: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...seeded]
      .filter((facet) => facet.endsWith(' called'))
      .map(callOf)
      .filter((call) => !fewWays.test(call)),
  );

interface WireState {
  /** All facets of the schemas. */
  readonly all: readonly string[];
  readonly filled: ReadonlySet<string>;
  /** Of these, the facets that the seeded shop fills. */
  readonly seeded: ReadonlySet<string>;
  /** Calls whose gaps must be explained. */
  readonly walked: ReadonlySet<string>;
  readonly gaps: readonly WireGap[];
}

/** Problems of the wire, as sentences: facets that nothing fills and no row explains, and rows that are wrong. */
export const wireProblems = ({ all, filled, seeded, walked, gaps }: WireState): readonly string[] => {
  const known = new Set(all);
  const explained = new Set(gaps.map(({ facet }) => facet));
  return [
    ...(walked.size === 0 ? ['The seeded shop has left no notes: run npx jest gateway/test/wire.'] : []),
    ...all
      .filter((facet) => walked.has(callOf(facet)) && !filled.has(facet) && !explained.has(facet))
      .map(
        (facet) =>
          `No response fills "${facet}". Fill it, remove it, or explain it in docs/contracts/wire-gaps.md.`,
      ),
    ...gaps
      .filter(({ facet }) => seeded.has(facet))
      .map(({ facet }) => `The seeded shop fills "${facet}": delete its row in docs/contracts/wire-gaps.md.`),
    ...gaps
      .filter(({ facet }) => !known.has(facet))
      .map(({ facet }) => `docs/contracts/wire-gaps.md names "${facet}", which no response schema has.`),
    ...gaps
      .filter(({ reason }) => reason === '')
      .map(({ facet }) => `docs/contracts/wire-gaps.md gives no reason for "${facet}".`),
  ];
};
