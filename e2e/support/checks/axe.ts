import AxeBuilder from '@axe-core/playwright';
import type { Result } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Waits for the end of fades, because a text has less contrast during one. Ignores endless animations. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const end = effect?.getComputedTiming().endTime;
          return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
        })
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** Text in the colour of its ground. axe does not call it a violation, because it may be hidden on purpose. */
const unreadable = ({ id, nodes }: Result): readonly string[] =>
  nodes.flatMap(({ any, target }) =>
    any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio')
      ? [`${id}, colour of its ground: ${target.join(' ')}`]
      : [],
  );

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  readonly modal?: boolean;
  /** Only these, for instance those that a theme changes. All by default. */
  readonly rules?: readonly string[];
}

/**
 * Checks WCAG 2.2 AA as far as axe can. The message names rule and element. Skips the rule on headings while a modal dialog
 * makes the page inert. Leaves out frames whose sandbox allows no scripts (a mail as sent): axe runs as a script in each frame and
 * would wait there for ever. The letters have their own tests.
 */
export const expectAccessible = async (
  page: Page,
  { modal = false, rules = [] }: Look = {},
): Promise<void> => {
  await settled(page);
  const axe = new AxeBuilder({ page: page as never });
  const { violations, incomplete } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(tags))
    .exclude('iframe[sandbox]:not([sandbox~="allow-scripts"])')
    .disableRules(modal ? ['page-has-heading-one'] : [])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect([...found, ...incomplete.flatMap(unreadable)]).toEqual([]);
};

/** The same as a list, for a test that gathers faults of many pages. */
export const axeFaults = async (page: Page, rules: readonly string[] = []): Promise<readonly string[]> => {
  try {
    await expectAccessible(page, { rules });
    return [];
  } catch (error) {
    const lines = String(error).split('\n');
    if (!lines.some((line) => line.includes('toEqual'))) throw error;
    return lines.filter((line) => /^\s*\+/.test(line)).map((line) => `axe: ${line.slice(0, 300)}`);
  }
};
