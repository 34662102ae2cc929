import { join } from 'node:path';
import type { SuiteGroup } from './deal-suites';

/** Projects whose suites run in a page: jest's project begins with `remote-`, or is one of these. */
const inPage = /^(?:remote-|shared-ui$|shared-checkout$|shell$)/;

/**
 * Source of the test file of a group. Each suite is a `describe` block with the path of the suite as its title. A suite that does not
 * load fails alone. Testing Library registers its clean-up when it is imported, and must do it outside the blocks.
 */
export const groupFile = ({ project, environment, suites, bytes }: SuiteGroup, root: string): string => {
  const path = (from: string): string => JSON.stringify(join(root, from));
  const lines = [
    ...(environment === null ? [] : [`/** @jest-environment ${environment} */`]),
    ...(inPage.test(project) && environment === null ? [`require('@testing-library/react');`] : []),
    `const { runSuite } = require(${path('tools/src/jest/run-suite.cjs')});`,
    ...suites.map((suite) => `runSuite(${JSON.stringify(suite)}, () => require(${path(suite)}));`),
  ];
  // jest starts with the largest files.
  return `${lines.join('\n')}\n//${'-'.repeat(bytes / 100)}\n`;
};
