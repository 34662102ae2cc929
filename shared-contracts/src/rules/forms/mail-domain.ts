import { countryOf, type Country, type Locale } from '../../sites/locale';

const everywhere = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];

const byCountry: Readonly<Record<Country, readonly string[]>> = {
  FR: [
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'sfr.fr',
    'laposte.net',
    'hotmail.fr',
    'yahoo.fr',
    'live.fr',
    'outlook.fr',
  ],
  ES: ['hotmail.es', 'yahoo.es', 'telefonica.net', 'outlook.es'],
  IT: ['libero.it', 'alice.it', 'tiscali.it', 'virgilio.it', 'hotmail.it', 'yahoo.it', 'outlook.it'],
  NL: ['ziggo.nl', 'kpnmail.nl', 'planet.nl', 'hotmail.nl', 'live.nl', 'outlook.nl'],
  BE: ['telenet.be', 'skynet.be', 'proximus.be', 'hotmail.be', 'live.be', 'outlook.be'],
};

/** Edit distance (insert, delete, replace, swap of neighbours) between two texts. */
const editDistance = (first: string, second: string): number => {
  const rows: number[][] = [Array.from({ length: second.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= first.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const same = first[i - 1] === second[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + same,
          swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[first.length]?.[second.length] ?? Infinity;
};

/**
 * The common mail domain that the visitor probably meant, one or two edits away. Null when the domain is already common or is
 * near none.
 * @spec NEWS-008
 */
export const suggestMailDomain = (email: string, locale: Locale): string | null => {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  if (!email.includes('@') || domain === '' || domain.length > 40) return null;
  // A domain that is common in any market is correct, even if another one is near: live.be, live.fr.
  const common = [...everywhere, ...Object.values(byCountry).flat()];
  if (common.includes(domain)) return null;
  const [best] = [...everywhere, ...byCountry[countryOf(locale)]]
    .map((candidate) => ({ candidate, edits: editDistance(domain, candidate) }))
    .filter(({ edits }) => edits <= 2)
    .sort((first, second) => first.edits - second.edits);
  return best?.candidate ?? null;
};
