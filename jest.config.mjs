import { existsSync, readFileSync } from 'node:fs';

// One project per package, so that each has its environment and `npx jest --selectProjects remote-search` runs one alone.
// The packages of remotes, and the kit that runs them, begin with `remote-`.
// TZ is fixed because calendar dates must not depend on the machine (architecture: stays are dates without time zone).
process.env.TZ = 'UTC';

const { workspaces } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'));

const swcOf = (options = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'commonjs' },
    // Kept beside the code: inside it, they are three quarters of what each suite loads.
    sourceMaps: true,
    ...options,
  },
];
const swc = swcOf();
// Deeply nested: printed with indentation, the validators are four times as long, and each suite of a remote loads them.
const compactSwc = swcOf({ minify: true });

// Packages that ship ES modules only; everything else in node_modules runs untransformed.
const esm = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'jose',
  'oauth4webapi',
  'swiper',
  'react-day-picker',
  '@date-fns',
  'date-fns',
  'qr',
  // Used by @rjsf/utils.
  '@x0k/json-schema-merge',
  // Used by fastify's inject, and imported by the plugin when it starts.
  'cookie',
  '@fastify/cookie',
  // Loads `http` by `import()`, which Jest knows in transformed code only.
  '@opentelemetry/otlp-exporter-base',
  // Used by @fastify/static.
  'content-disposition',
];

const base = (name, testEnvironment, extra = {}) => ({
  displayName: name,
  rootDir: `${import.meta.dirname}/${name.split(':')[0]}`,
  testEnvironment,
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  testMatch: ['<rootDir>/{src,test,build}/**/*.test.{ts,tsx}'],
  transform: { '/generated/': compactSwc, '^.+\\.(t|j|mj)sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  setupFiles: [],
  ...extra,
});

/** With `TEST_GROUPS`, the test files are those of groups of suites (`tools/src/checks/groups`), in a folder per project. */
const groups = process.env.TEST_GROUPS;
const inGroups = (project) => {
  if (groups === undefined) return [project];
  const folder = `${groups}/${project.displayName.replace(':', '-')}`;
  return existsSync(folder)
    ? [{ ...project, roots: [project.rootDir, folder], testMatch: [`${folder}/*.test.js`] }]
    : [];
};

const browser = (name) =>
  base(name, `${import.meta.dirname}/tools/src/jest/quick-jsdom.cjs`, {
    setupFiles: [`${import.meta.dirname}/tools/src/jest/jsdom-setup.mjs`],
    setupFilesAfterEnv: [`${import.meta.dirname}/tools/src/jest/dom-matchers.mjs`],
  });

export default {
  // A rendering of a whole page takes a second, and many seconds on a machine that does other work: states are waited for, not times.
  // A suite sets no time of its own: suites of a group share it, and the last one would decide for all.
  testTimeout: 300_000,
  // The modules of a suite are not all freed after it: a worker grew to 5 GB, and collecting its garbage took more time than its tests.
  workerIdleMemoryLimit: '1GB',
  globalSetup: `${import.meta.dirname}/tools/src/jest/before-all.mjs`,
  globalTeardown: `${import.meta.dirname}/tools/src/jest/after-all.mjs`,
  projects: [
    base('shared-contracts', 'node'),
    browser('shared-ui'),
    browser('shared-checkout'),
    base('shared-releases', 'node'),
    base('tools', 'node'),
    base('demo-catalogue', 'node'),
    base('gateway', 'node'),
    browser('shell'),
    base('shell:server', 'node', { testMatch: ['<rootDir>/server/**/*.test.ts'] }),
    // Remotes, and the kit that runs them.
    ...workspaces.filter((name) => name.startsWith('remote-')).map(browser),
  ].flatMap(inGroups),
};
