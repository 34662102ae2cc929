import { test } from 'playwright/test';

/** A line that `npm run proof` writes below the test's title. */
export const noteFigures = (description: string): void =>
  void test.info().annotations.push({ type: 'figures', description });
