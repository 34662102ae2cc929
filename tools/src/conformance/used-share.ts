import type { Page } from 'playwright';

/** Scripts below this size (characters) say nothing by what ran of them. */
const smallest = 200;

type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/** Share (0–1) of a script's characters that ran. Inner ranges overrule outer ones, which come first. */
const shareOf = ({ source = '', functions }: Coverage): number => {
  const ran = new Uint8Array(source.length);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + one, 0) / source.length;
};

/** Share of each script that ran, by address. Small scripts are missing. */
export const usedShares = (coverage: readonly Coverage[]): ReadonlyMap<string, number> =>
  new Map(
    coverage
      .filter(({ source = '' }) => source.length >= smallest)
      .map((entry) => [entry.url, shareOf(entry)]),
  );
