/** What the matrix of faults saw in one cell: `.cache/proofs/faults/*.json`, written by `e2e/faults/matrix.spec.ts`. */
export interface FaultResult {
  /** `remote-search (page)` or `remote-account/recently-viewed`. */
  readonly subject: string;
  readonly kind: string;
  readonly arrival: 'first load' | 'in-app navigation';
  /** The release before stands ready. */
  readonly lastGood: boolean;
  /** What stood in the slot while the fault lasted. */
  readonly fallback: string;
  /** From the arrival to that. */
  readonly milliseconds: number;
  /** Frame, `h1` or navigation were gone after the fault. */
  readonly lost: boolean;
  /** It was there again without a reload. */
  readonly healed: boolean;
}

/** In words, for who reads the page; in the order of the page. A kind that is not named here stands at the end under its own name. */
const browserKinds: Readonly<Record<string, string>> = {
  'entry 404': 'its first script is gone',
  'entry 500': 'the server of its first script is broken',
  'chunk 404': 'a later script is gone',
  'connection cut': 'the connection is cut',
  hang: 'a script never arrives',
  '30 s slow': 'scripts take 30 seconds',
  truncated: 'scripts arrive by half',
  'HTML with status 200': 'a page of maintenance is sent instead of scripts',
  'wrong hash': 'somebody changed a byte',
  'entry throws': 'its first script throws',
  'bootstrap rejects': 'it fails when it starts',
  'mount throws': 'it fails when it is mounted',
  'render throws later': 'it fails while the visitor uses it',
  'endless loop of 5 s': 'it computes for five seconds',
  'event flood': 'it sends thousands of events',
};

const serverKinds: Readonly<Record<string, string>> = {
  missing: 'its render process ends',
  throwing: 'its server code throws',
  hanging: 'its server code never ends',
  leaking: 'its server code takes all memory',
  'wrong HTML': 'its server code writes other HTML than the browser',
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `| ${heads.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

const seconds = (results: readonly FaultResult[], share: number): string => {
  const sorted = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return at === undefined ? '–' : `${(at / 1000).toFixed(1)} s`;
};

const count = (results: readonly FaultResult[], is: (result: FaultResult) => boolean): number =>
  results.filter(is).length;

/** `panel`, or `last good 18, panel 2` where it differs; the most frequent first. */
const shown = (results: readonly FaultResult[]): string => {
  const sums = new Map<string, number>();
  for (const { fallback } of results) sums.set(fallback, (sums.get(fallback) ?? 0) + 1);
  const sorted = [...sums].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  if (sorted.length === 0) return '–';
  return sorted.length === 1
    ? (sorted[0]?.[0] ?? '')
    : sorted.map(([fallback, times]) => `${fallback} ${times}`).join(', ');
};

const outOf = (part: number, whole: number): string => `${part} of ${whole}`;

const kindsOf = (
  results: readonly FaultResult[],
  words: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): readonly string[] => {
  const found = new Set(results.map(({ kind }) => kind));
  const unknown = [...found].filter((kind) => !(kind in words) && !(kind in others)).sort();
  return [
    ...Object.keys(words).filter((kind) => found.has(kind)),
    ...(words === browserKinds ? unknown : []),
  ];
};

const kindRow = (results: readonly FaultResult[], kind: string): readonly string[] => {
  const own = results.filter((result) => result.kind === kind);
  return [
    browserKinds[kind] ? `${kind}: ${browserKinds[kind]}` : kind,
    shown(own.filter(({ lastGood }) => lastGood)),
    shown(own.filter(({ lastGood }) => !lastGood)),
    seconds(own, 0.5),
    seconds(own, 0.95),
    outOf(
      count(own, ({ healed }) => healed),
      own.length,
    ),
    String(count(own, ({ lost }) => lost)),
  ];
};

const serverRow = (results: readonly FaultResult[], kind: string): readonly string[] => {
  const own = results.filter((result) => result.kind === kind);
  return [
    `${kind}: ${serverKinds[kind] ?? ''}`,
    shown(own),
    seconds(own, 0.5),
    seconds(own, 0.95),
    String(count(own, ({ lost }) => lost)),
  ];
};

const subjectRow = (results: readonly FaultResult[], subject: string): readonly string[] => {
  const own = results.filter((result) => result.subject === subject);
  return [
    `\`${subject}\``,
    String(own.length),
    seconds(own, 0.5),
    seconds(own, 0.95),
    outOf(
      count(own, ({ healed }) => healed),
      own.length,
    ),
    String(count(own, ({ lost }) => lost)),
  ];
};

const sums = (results: readonly FaultResult[]): string => {
  const kept = results.filter(({ lastGood, kind }) => lastGood && !(kind in serverKinds));
  const suffered = kept.filter(({ fallback }) => fallback !== 'itself');
  return [
    `${results.length} times a fault was caused: ${count(results, ({ lost }) => lost)} pages lost,`,
    `${count(results, ({ healed }) => healed)} healed without a reload.`,
    `Where a release before stood ready and the present one could not be shown, the visitor got it in`,
    `${outOf(
      count(suffered, ({ fallback }) => fallback === 'last good'),
      suffered.length,
    )} cases.`,
  ].join(' ');
};

const rules = `What a visitor sees when a remote fails, as a browser saw it: each page and each fragment under each fault, on a first load and on a click within the shop,
with the release before standing ready and without one. Generated by \`npm run proof -- faults\`; do not edit.

- Header, footer, navigation and all other parts of the page go on.
- A load has 3 s and one more try, then the last good release stands in, then a panel with a retry in the place of the part. A release that loads and then fails to start, or breaks in use, gives way in the same order.
- It heals without a reload: the panel tries by itself, and by its button.
- A server that cannot draw a part sends the page without it, and the browser draws it.

_Itself_ is the release under test, _last good_ the one before it, _panel_ the message with a retry.`;

/** `docs/failures.md` of the cells that were tried. Equal results give an equal page. */
export const printFailurePage = (results: readonly FaultResult[], commit: string): string => {
  const browser = kindsOf(results, browserKinds, serverKinds);
  const server = kindsOf(results, serverKinds, browserKinds);
  const subjects = [...new Set(results.map(({ subject }) => subject))].sort();
  const times = ['Half within', '95 of 100 within'];
  const figures =
    results.length === 0
      ? ['Nothing was measured yet: run `npm run proof -- faults`.', '']
      : [
          `${sums(results)} Commit ${commit}; times are those of the machine that ran it, from the arrival to what stands in the slot.`,
          '',
          '## By fault of the browser’s part',
          '',
          ...table(
            ['Fault', 'With a release before', 'Without one', ...times, 'Healed', 'Lost'],
            browser.map((kind) => kindRow(results, kind)),
          ),
          ...(server.length === 0
            ? []
            : [
                '## By fault of the server’s part',
                '',
                ...table(
                  ['Fault', 'The browser showed', ...times, 'Lost'],
                  server.map((kind) => serverRow(results, kind)),
                ),
              ]),
          '## By page and fragment',
          '',
          ...table(
            ['Subject', 'Faults', ...times, 'Healed', 'Lost'],
            subjects.map((subject) => subjectRow(results, subject)),
          ),
        ];
  return ['# What happens when a remote fails', '', rules, '', ...figures].join('\n');
};
