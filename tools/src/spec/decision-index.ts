export interface DecisionRecord {
  /** File name, `0810-title.md`. */
  readonly file: string;
  readonly text: string;
}

/** Areas of the index: the first number of each. */
const areas: readonly (readonly [from: number, area: string])[] = [
  [1, 'Pages, totals, time'],
  [101, 'Stock, orders, gifts'],
  [201, 'Catalogue and search'],
  [301, 'Pictures, design system, accounts, import'],
  [601, 'Releases, channels, canaries'],
  [701, 'Limits and trust at the edge'],
  [713, 'Payment, books, outbox'],
  [722, 'Operation and supply'],
  [731, 'Accounts and personal data'],
  [750, 'Packages, libraries, checks'],
  [810, 'After the purchase: orders, mails, gifts, accounts, customer care'],
  [885, 'Tools and weight of pages'],
  [906, 'Later decisions'],
];

const numberOf = ({ file }: DecisionRecord): number => Number(file.slice(0, 4));

/** "# 0810: Title" without its number. */
const titleOf = ({ text }: DecisionRecord): string =>
  text.slice(0, text.indexOf('\n')).replace(/^#\s*\d{4}:?\s*/, '');

/** The text of `docs/decisions/README.md`. */
export const decisionIndex = (records: readonly DecisionRecord[]): string => {
  const sorted = [...records].sort((a, b) => a.file.localeCompare(b.file));
  const sections = areas.map(([from, area], index) => {
    const end = areas[index + 1]?.[0] ?? Infinity;
    const lines = sorted
      .filter((record) => numberOf(record) >= from && numberOf(record) < end)
      .map((record) => `- [${record.file.slice(0, 4)}](${record.file}) ${titleOf(record)}`);
    return lines.length > 0 ? [`## ${area}\n\n${lines.join('\n')}\n`] : [];
  });
  return [
    '# Decisions\n\nOne line per record. `npm run generate` writes this page; `npm run verify` compares it. To find the record of a rule, see "Where is what" in [ARCHITECTURE.md](../../ARCHITECTURE.md#where-is-what).\n',
    ...sections.flat(),
  ].join('\n');
};
