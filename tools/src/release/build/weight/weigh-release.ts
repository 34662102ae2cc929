import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBudget, type Budget } from './read-budget';
import { findReach, printReach } from '../find-reach';
import { messageFile, type ReleaseFiles } from '@detour/shared-contracts/mount';

/**
 * Kilobytes by page and fragment: `page-search`, `fragment-gift-panel`; the shell's own is `shell`. `messages` are the texts of the page that
 * has most of them, in the language where they are longest.
 */
export type Weights = Readonly<Record<string, number>>;

export interface Judgement {
  /** Errors: the release must not be published. */
  readonly refused: readonly string[];
  /** Warnings: the release is smaller than its floor. */
  readonly warned: readonly string[];
}

const inKilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;

const compressedSize = (path: string): number =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;

/** A page or fragment without own copies of common code: where the versions agree, a page loads the shell's. */
const isCommonFile = (file: string): boolean => /^common-[a-z]+\.\w+\.js$/.test(file);

type WeighedTable = Pick<ReleaseFiles, 'remote' | 'scripts' | 'common' | 'messages' | 'messageParts'>;

/** Of a release with texts in files by part. Another one has no part to save texts for. */
const weighMessages = (table: WeighedTable, weigh: (file: string) => number): Weights => {
  if (!table.messageParts) return {};
  const pages = Object.keys(table.scripts).filter((module) => module.startsWith('page-'));
  const files = pages.flatMap((page) =>
    Object.keys(table.messages).map((locale) => messageFile(table, page, locale)),
  );
  const sizes = [...new Set(files)].filter((file) => file !== undefined).map(weigh);
  return { messages: inKilobytes(Math.max(0, ...sizes)) };
};

/**
 * Download size of each page and fragment in brotli, without messages and the shell's shared part. A page counts with the module of all
 * pages and the chunks that it shares with others: all that its first visitor loads. Parts of the common code count in the shell, which
 * provides them: `common-base`.
 */
export const weighRelease = (folder: string): Weights => {
  const table = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as WeighedTable;
  const weigh = (file: string): number => compressedSize(join(folder, file));
  const { remote, scripts, common = [] } = table;
  const page = scripts['page'] ?? [];
  const parts =
    remote === 'shell' ? common.map(({ file }) => [file.split('.')[0] ?? file, [file]] as const) : [];
  const modules = Object.entries(scripts).map(([module, own]) => {
    const files = module.startsWith('page-') ? [...page, ...own] : own;
    return [module, files.filter((file) => !isCommonFile(file))] as const;
  });
  const weights = [...modules, ...parts].map(([module, all]) => {
    const bytes = [...new Set(all)].reduce((sum, file) => sum + weigh(file), 0);
    return [module, inKilobytes(bytes)] as const;
  });
  return { ...Object.fromEntries(weights), ...weighMessages(table, weigh) };
};

/** Compares a release with its package's budget. A fragment without a budget is unlimited; for a page without one there is a warning. */
export const judgeWeights = (name: string, weights: Weights, budget: Budget): Judgement => {
  const refused: string[] = [];
  const warned = Object.keys(weights)
    .filter((module) => module.startsWith('page-') && !budget[module])
    .map(
      (module) =>
        `${name} has no budget for "${module}": add detour.budget.${module} to ${name}/package.json.`,
    );
  for (const [module, [floor, ceiling]] of Object.entries(budget)) {
    const weight = weights[module];
    const place = `detour.budget.${module} of ${name}/package.json`;
    if (weight === undefined)
      warned.push(`${name} has a budget for "${module}", but no such module: fix ${place}.`);
    else if (weight > ceiling)
      refused.push(
        `${name}: ${module} weighs ${weight} KB, over its ceiling of ${ceiling} KB. Make it smaller, or raise ${place} with a reason.`,
      );
    else if (weight < floor)
      warned.push(
        `${name}: ${module} weighs ${weight} KB, under its floor of ${floor} KB. Lower the ceiling in ${place}, so that it stays small.`,
      );
  }
  return { refused, warned };
};

/** The budget in the contract of a build, so that it counts without the sources. Null for an older build. */
const budgetIn = (folder: string): Budget | null => {
  const file = join(folder, 'contract.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly budget?: Budget }).budget ?? null;
};

/** Checks a built folder against its budget, and that a remote's code stays inside of its element. */
export const judgeRelease = (rootDir: string, name: string, folder: string): Judgement => {
  const budget = budgetIn(folder) ?? readBudget(join(rootDir, name));
  const { refused, warned } = judgeWeights(name, weighRelease(folder), budget);
  return { refused: [...printReach(name, findReach(folder)), ...refused], warned };
};
