import { type FittingText, inEachLanguage, typeset, type Wording } from '@detour/shared-contracts/catalogue';
import type { Country } from '@detour/shared-contracts/sites';
import { capitalise } from '../../language/grammar';
import type { Random } from '../../random';
import { fill, holds, type Facts } from './needs';

/** Number of hotels or stays of one country that may have the same sentence. Belgium and the Netherlands count as one. */
const quotas = { hotel: 3, stay: 5 } as const;

interface Ask {
  readonly facts: Facts;
  readonly country: Country;
  readonly per: keyof typeof quotas;
}

export interface Composer {
  /** A sentence whose conditions hold, among the least used ones. Null when each has reached its quota. */
  readonly choose: (table: readonly FittingText[], ask: Ask, random: Random) => Wording | null;
  /** A sentence that no other hotel of the catalogue has. `vary` gives new values for each attempt. */
  readonly chooseUnique: (
    table: readonly FittingText[],
    ask: Ask & { readonly vary: () => Facts['values'] },
    random: Random,
  ) => Wording | null;
}

const attempts = 60;

const finish = (text: Wording): Wording =>
  inEachLanguage((language) => typeset(language, capitalise(language, text[language])));

/** Composes the sentences of one catalogue. It counts what it gives, so the order of the hotels matters. */
export const createComposer = (): Composer => {
  const given = new Map<string, number>();
  const keyOf = (country: Country, text: Wording): string =>
    `${country === 'BE' ? 'NL' : country} ${text.fr}`;
  const take = (country: Country, text: Wording): Wording => {
    const key = keyOf(country, text);
    given.set(key, (given.get(key) ?? 0) + 1);
    return finish(text);
  };
  return {
    choose: (table, { facts, country, per }, random) => {
      const found = table
        .filter((text) => holds(text, facts))
        .map((text) => {
          const filled = fill(text, facts);
          return { filled, used: given.get(keyOf(country, filled)) ?? 0, rank: random.next() };
        })
        .filter(({ used }) => used < quotas[per])
        .sort((a, b) => a.used - b.used || a.rank - b.rank)[0];
      return found ? take(country, found.filled) : null;
    },
    chooseUnique: (table, { facts, country, vary }, random) => {
      const drawn = { ...facts, values: { ...facts.values, ...vary() } };
      const fitting = table.filter((text) => holds(text, drawn));
      for (let attempt = 0; attempt < attempts && fitting.length > 0; attempt += 1) {
        const filled = fill(random.pick(fitting), { ...facts, values: { ...facts.values, ...vary() } });
        if (given.has(`unique ${filled.fr}`)) continue;
        given.set(`unique ${filled.fr}`, 1);
        return take(country, filled);
      }
      return null;
    },
  };
};

/** Sentences as one text. */
export const asText = (sentences: readonly (Wording | null)[]): Wording =>
  inEachLanguage((language) => sentences.flatMap((one) => (one ? [one[language]] : [])).join(' '));
