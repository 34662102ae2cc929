import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Floor and ceiling (KB) by page and fragment: `detour.budget` of a `package.json`. */
export type Budget = Readonly<Record<string, readonly [floor: number, ceiling: number]>>;

const isRange = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'number' && part >= 0) &&
  value[0] < value[1];

/** The budget of a package. Empty when undeclared. Throws a sentence when invalid. */
export const readBudget = (packageDir: string): Budget => {
  const file = join(packageDir, 'package.json');
  if (!existsSync(file)) return {};
  const { detour } = JSON.parse(readFileSync(file, 'utf8')) as { detour?: { budget?: object } };
  const budget = detour?.budget ?? {};
  for (const [module, range] of Object.entries(budget))
    if (!isRange(range))
      throw new Error(
        `${basename(packageDir)}/package.json: detour.budget.${module} must be [floor, ceiling] in kilobytes, not ${JSON.stringify(range)}.`,
      );
  return budget as Budget;
};
