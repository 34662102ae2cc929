import type { Visit } from './visit-page';

/** What a page should reach. Ratios are to the same page without scripts, in the same run. */
export const limits = {
  fcpRatio: 1.5,
  lcpRatio: 1.25,
  /** ms */
  tbt: 200,
  cls: 0.01,
  /** KB of 1,000 bytes on the wire. */
  script: 180,
  /** KB of 1,000 bytes after decoding. */
  decodedScript: 600,
  html: 35,
  font: 60,
} as const;

type Figures = Readonly<Record<keyof typeof limits, number>>;

const medianOf = (visits: readonly Visit[], member: keyof Visit): number => {
  const sorted = visits.map((visit) => visit[member]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Medians of a page, compared with its floor. */
export const figuresOf = (page: readonly Visit[], floor: readonly Visit[]): Figures => {
  const kilobytes = (member: keyof Visit): number => medianOf(page, member) / 1000;
  return {
    fcpRatio: medianOf(page, 'fcp') / Math.max(1, medianOf(floor, 'fcp')),
    lcpRatio: medianOf(page, 'lcp') / Math.max(1, medianOf(floor, 'lcp')),
    tbt: medianOf(page, 'tbt'),
    cls: medianOf(page, 'cls'),
    script: kilobytes('script'),
    decodedScript: kilobytes('decodedScript'),
    html: kilobytes('html'),
    font: kilobytes('font'),
  };
};

/** The names of the figures that fall short. */
export const shortfalls = (figures: Figures): readonly string[] =>
  (Object.keys(limits) as (keyof typeof limits)[])
    .filter((name) => figures[name] > limits[name])
    .map((name) => name);

const columns: readonly (readonly [
  title: string,
  print: (page: readonly Visit[], floor: readonly Visit[]) => string,
])[] = [
  ['FCP', (page) => medianOf(page, 'fcp').toFixed(0)],
  ['floor', (_, floor) => medianOf(floor, 'fcp').toFixed(0)],
  ['LCP', (page) => medianOf(page, 'lcp').toFixed(0)],
  ['floor', (_, floor) => medianOf(floor, 'lcp').toFixed(0)],
  ['ratio', (page, floor) => figuresOf(page, floor).lcpRatio.toFixed(2)],
  ['TBT', (page) => medianOf(page, 'tbt').toFixed(0)],
  ['CLS', (page) => medianOf(page, 'cls').toFixed(4)],
  ['script', (page, floor) => figuresOf(page, floor).script.toFixed(0)],
  ['decoded', (page, floor) => figuresOf(page, floor).decodedScript.toFixed(0)],
  ['HTML', (page, floor) => figuresOf(page, floor).html.toFixed(1)],
  ['fonts', (page, floor) => figuresOf(page, floor).font.toFixed(0)],
];

/** The first line of the table. */
export const titleRow = (): string =>
  ''.padEnd(12) + columns.map(([title]) => title.padStart(9)).join('') + '   falls short in';

export const pageRow = (name: string, page: readonly Visit[], floor: readonly Visit[]): string =>
  name.padEnd(12) +
  columns.map(([, print]) => print(page, floor).padStart(9)).join('') +
  `   ${shortfalls(figuresOf(page, floor)).join(', ') || 'nothing'}`;
