import type { Mark } from './find-marks';

/** Ids of `docs/assumptions.tsv` in a file: `(A-031)`. */
export const assumptionsOf = (file: string, text: string): readonly Mark[] =>
  [...new Set(text.match(/\bA-\d{3}\b/g) ?? [])].map((id) => ({ id, file }));

/** Differences between the ids that files name and the list: `FILE names A-031, which …`. */
export const assumptionProblems = (named: readonly Mark[], list: string): readonly string[] => {
  const ids = list
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[0] || []);
  const known = new Set(ids);
  const used = new Set(named.map(({ id }) => id));
  return [
    ...named
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${file} names ${id}, which is no row of docs/assumptions.tsv.`),
    ...ids
      .filter((id) => !used.has(id))
      .map((id) => `docs/assumptions.tsv has ${id}, which no file names: remove the row.`),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `docs/assumptions.tsv has ${id} twice.`),
  ];
};
