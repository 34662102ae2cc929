// Settings of jest for the repository of a team: `export { jestConfig as default } from '@detour/cli/jest'`.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// Calendar dates must not depend on the machine.
process.env.TZ = 'UTC';

const require = createRequire(import.meta.url);
const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that ship ES modules only. */
const esm = [
  '@detour/',
  'react-intl/',
  '@formatjs/',
  'intl-messageformat/',
  'swiper/',
  'react-day-picker/',
  '@date-fns/',
  'date-fns/',
];

export const jestConfig = {
  testTimeout: 60_000,
  testEnvironment: file('./jest/quick-jsdom.cjs'),
  setupFiles: [file('./jest/jsdom-setup.mjs')],
  setupFilesAfterEnv: [file('./jest/dom-matchers.mjs')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  cacheDirectory: '.cache/jest',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')}))`],
};
