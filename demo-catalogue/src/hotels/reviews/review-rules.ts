import type { FacilityKey } from '@detour/shared-contracts/catalogue';

interface Guest {
  readonly type: string;
  readonly facilities: readonly FacilityKey[];
}

/** Words of a review in any language, and whether this guest of this hotel can write them. */
const conditions: readonly (readonly [words: RegExp, holds: (guest: Guest) => boolean])[] = [
  [/enfants|niños|kinderen|bambini/i, ({ type }) => type === 'family'],
  [/dix ans|aniversario|trouwdag|anniversario/i, ({ type }) => type === 'couple'],
  [
    /la voiture|parking|aparcamiento|parkeerplaats|parcheggio/i,
    ({ facilities }) => facilities.includes('parking'),
  ],
  [/escalier|escalera|de trap|le scale/i, ({ facilities }) => !facilities.includes('accessible')],
  [
    /carte du soir|carta de noche|avondkaart|carta serale/i,
    ({ facilities }) => facilities.includes('restaurant'),
  ],
];

/** Praise and the reserve that contradicts it. */
const contradictions: readonly (readonly [praise: RegExp, reserve: RegExp])[] = [
  [/silence|le calme|ruido|geluid|silenzio/i, /bruit|ruido|straatgeluid|rumore/i],
  [/literie|la cama|geweldig bed|letto perfetto/i, /oreillers|almohadas|kussens|cuscini/i],
  [/petit-déjeuner|desayuno|ontbijt|colazione/i, /petit-déjeuner|desayuno|ontbijt|colazione/i],
  [
    /dîner|chef|mangé|cenamos|pescado|gegeten|de vis|cena ottima|pesce/i,
    /carte du soir|carta de noche|avondkaart|carta serale/i,
  ],
];

export const canWrite = (line: string, guest: Guest): boolean =>
  conditions.every(([words, holds]) => !words.test(line) || holds(guest));

export const contradicts = (positive: string, negative: string): boolean =>
  contradictions.some(([praise, reserve]) => praise.test(positive) && reserve.test(negative));

/**
 * One or two lines of praise that no guest of the hotel has written. When none is left, a pair that nobody wrote, of the lines with the fewest
 * `uses`: by line, and by pair.
 */
export const unwritten = (
  lines: readonly string[],
  wantsTwo: boolean,
  uses: ReadonlyMap<string, number>,
): readonly string[] => {
  const fresh = lines.filter((line) => !uses.has(line)).slice(0, wantsTwo ? 2 : 1);
  if (fresh.length > 0) return fresh;
  const usesOf = (line: string): number => uses.get(line) ?? 0;
  const rarest = [...lines].sort((one, other) => usesOf(one) - usesOf(other));
  const pairs = rarest.flatMap((first) =>
    rarest.filter((line) => line !== first).map((second) => [first, second]),
  );
  return pairs.find((pair) => !uses.has(pair.join(' '))) ?? rarest.slice(0, 1);
};
