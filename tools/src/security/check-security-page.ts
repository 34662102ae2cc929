import { asvsLevels } from './asvs-levels';

/** Text of a repository file. Null when it does not exist. */
export type ReadText = (path: string) => string | null;

interface Row {
  readonly number: string;
  readonly level: number;
  readonly state: string;
  readonly where: string;
}

const rowForm = /^\| (V\d+\.\d+\.\d+) +\| (\d) +\| ([^|]*?) +\| ([^|]*?) +\| (.*?) +\|$/;

const rowsOf = (page: string): readonly Row[] =>
  page.split('\n').flatMap((line) => {
    const [, number = '', level, , state = '', where = ''] = rowForm.exec(line) ?? [];
    return number ? [{ number, level: Number(level), state, where }] : [];
  });

const states = ['met', 'not applicable', '**open**'];

const checkNumbers = (rows: readonly Row[]): readonly string[] => {
  const seen = rows.map(({ number }) => number);
  const missing = [...asvsLevels.keys()].filter((number) => !seen.includes(number));
  const twice = seen.filter((number, index) => seen.indexOf(number) !== index);
  return [
    ...missing.map((number) => `${number} is missing.`),
    ...twice.map((number) => `${number} is listed twice.`),
    ...rows
      .filter(({ number, level }) => asvsLevels.get(number) !== level)
      .map(({ number, level }) => `${number} is not of level ${level}.`),
  ];
};

const pathForm = /`([\w@./-]+\/[\w@./-]+\.[a-z]+)`(?: “([^”]+)”)?/g;

const checkPlaces = ({ number, where }: Row, read: ReadText): readonly string[] =>
  [...where.matchAll(pathForm)].flatMap(([, path = '', title]) => {
    const text = read(path);
    if (text === null) return [`${number} names ${path}, which does not exist.`];
    return title && !text.includes(title) ? [`${number}: ${path} has no test “${title}”.`] : [];
  });

const checkRow = (row: Row, read: ReadText): readonly string[] => [
  ...(states.includes(row.state) ? [] : [`${row.number} is “${row.state}”.`]),
  ...(row.where === '' ? [`${row.number} names no place and no reason.`] : []),
  ...checkPlaces(row, read),
];

const checkSections = (page: string, rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ number, where }) =>
    [...where.matchAll(/“([^”]+)” below/g)].flatMap(([, title = '']) =>
      page.includes(`\n## ${title}\n`) ? [] : [`${number} names the section ${title}, which does not exist.`],
    ),
  );

const countForm = /^\| ([12]) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm;

const checkCounts = (page: string, rows: readonly Row[]): readonly string[] =>
  [...page.matchAll(countForm)].flatMap(([, level, ...stated]) => {
    const real = states.map(
      (state) => rows.filter((row) => row.level === Number(level) && row.state === state).length,
    );
    return real.join() === stated.join()
      ? []
      : [`Level ${level} counts ${stated.join()}, not ${real.join()}.`];
  });

/** Problems of `docs/security.md`: missing requirements, and references to files, tests and sections that do not exist. */
export const checkSecurityPage = (page: string, read: ReadText): readonly string[] => {
  const rows = rowsOf(page);
  return [
    ...checkNumbers(rows),
    ...rows.flatMap((row) => checkRow(row, read)),
    ...checkSections(page, rows),
    ...checkCounts(page, rows),
  ];
};
