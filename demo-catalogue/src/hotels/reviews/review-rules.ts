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

/** The first praise, or the first pair of them, that no guest of the hotel has written. */
export const unwritten = (
  lines: readonly string[],
  wantsTwo: boolean,
  written: ReadonlySet<string>,
): string => {
  const pairs = lines.flatMap((first) =>
    lines.filter((line) => line !== first).map((second) => `${first} ${second}`),
  );
  const choices = wantsTwo ? pairs : [...lines, ...pairs];
  return choices.find((text) => !written.has(text)) ?? lines[0] ?? '';
};
