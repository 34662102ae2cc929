/** A running experiment, as servers know it. */
export interface RunningExperiment {
  /** Number of the row: another run of the same experiment assigns its visitors anew. */
  readonly id: number;
  readonly experiment: string;
  /** Grows with each change of the shares: results are counted by round. */
  readonly round: number;
  readonly locales: readonly string[];
  /** In percent, whole numbers, 100 in all. */
  readonly shares: readonly { readonly arm: string; readonly share: number }[];
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

const mixBlock = (block: number): number => Math.imul(rotate(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);

const finish = (hash: number): number => {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** MurmurHash3 (32 bits, seed 0) of ASCII text: even, fast, the same on every machine, and no secret. */
export const murmur3 = (text: string): number => {
  const at = (index: number): number => text.charCodeAt(index) & 0xff;
  const whole = text.length - (text.length % 4);
  let hash = 0;
  for (let index = 0; index < whole; index += 4) {
    const block = at(index) | (at(index + 1) << 8) | (at(index + 2) << 16) | (at(index + 3) << 24);
    hash = (Math.imul(rotate(hash ^ mixBlock(block), 13), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let index = text.length - 1; index >= whole; index -= 1) rest = (rest << 8) | at(index);
  return finish(hash ^ mixBlock(rest) ^ text.length);
};

const buckets = 10_000;

/**
 * The arm of a visitor: a hash of the run and the visitor's random id chooses one of 10,000 buckets, and the shares divide them in
 * order. The same on every server, without a stored list. A change of shares moves as few visitors as possible. @spec FLAG-021
 */
export const armOf = ({ id, experiment, shares }: RunningExperiment, visitor: string): string | null => {
  const bucket = murmur3(`${experiment}.${id}.${visitor}`) % buckets;
  let end = 0;
  for (const { arm, share } of shares) {
    end += (share * buckets) / 100;
    if (bucket < end) return arm;
  }
  return null;
};

/** Cookie with the random id of a visitor who agreed to statistics. Scripts write it, and no arm exists without it. */
export const visitorCookie = 'visitor';

export const visitorForm = /^[0-9a-f]{32}$/;
