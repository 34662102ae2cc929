import { packageFiles } from '../new-remote/package-files';
import { flagOf, pageOf, type RemotePlan } from '../new-remote/remote-plan';

/** Versions by package: those that the packages of this release were built and tested with. */
export type Versions = Readonly<Record<string, string>>;

export interface RepositoryOptions {
  /** `https://fr.shop.example` */
  readonly shop: string;
  readonly versions: Versions;
}

/** What a remote is made of. */
export const usedPackages = [
  '@detour/remote-kit',
  '@detour/shared-contracts',
  '@detour/shared-ui',
  '@emotion/cache',
  '@emotion/react',
  'react',
  'react-dom',
  'react-intl',
] as const;

/** What builds and tests it. */
export const toolPackages = [
  '@detour/cli',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'jest',
  'typescript',
] as const;

const pick = (names: readonly string[], versions: Versions): Versions =>
  Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`versions.json has no version of ${name}.`);
      return [name, version];
    }),
  );

const manifest = (plan: RemotePlan, { shop, versions }: RepositoryOptions): string =>
  `${JSON.stringify(
    {
      name: plan.name,
      version: '0.1.0',
      private: true,
      type: 'module',
      detour: { role: 'remote', shop, budget: { [`page-${pageOf(plan)}`]: [5, 20] } },
      scripts: {
        dev: 'detour dev',
        generate: 'detour generate',
        types: 'tsc --noEmit',
        test: 'jest',
        build: 'detour build',
      },
      dependencies: pick(usedPackages, versions),
      devDependencies: pick(toolPackages, versions),
    },
    null,
    2,
  )}\n`;

const types = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      jsxImportSource: '@emotion/react',
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node', 'jest', '@testing-library/jest-dom'],
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;

/** With a key it also compares the build with everything live in the shop. */
const pipeline = (plan: RemotePlan): string => `#!/bin/sh
# Checks that come before each release. With RELEASE_KEY (or .detour/key.json), also compares the build with what is live in the shop.
set -eu
npx tsc --noEmit
npx detour generate --check
npx jest
build=$(npx detour build)
if [ -n "\${RELEASE_KEY:-}" ] || [ -f .detour/key.json ]; then
  npx detour check ${plan.name} --from "$build"
fi
`;

const workflow = `name: ci
on: [push, pull_request]
jobs:
  ci:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: .ci/run
`;

const readme = (plan: RemotePlan, { shop }: RepositoryOptions): string => `# ${plan.name}

What this remote is for, in a sentence: replace this one.

It is a remote of the shop at ${shop}. \`src/contract.ts\` declares what it provides and requires; \`npx detour generate\` writes
\`contract.json\` from it.

| page | address (fr_FR) | flag |
| --- | --- | --- |
| \`${pageOf(plan)}\` | \`${plan.paths.fr}\` | \`${flagOf(plan)}\` |

## Once

- \`npx detour key\` creates the key of the team in \`.detour/key.json\`, which Git ignores, and prints its public entry. Send the entry to the
  operator of the shop, who adds it to the trust document.

## Daily

- \`npx detour dev\`: the shop with this remote from source, at http://localhost:8090. A save is shown at the next load of a page.
- \`.ci/run\`: types, contract, tests, build, weight, and the comparison with everything live.

## Release

\`\`\`sh
npx detour publish --version 1.0.0
npx detour check ${plan.name}@1.0.0
npx detour preview ${plan.name}@1.0.0
npx detour promote ${plan.name}@1.0.0 --why "the first page"
npx detour flag ${flagOf(plan)} on
npx detour rollback --to none --why "not yet"
\`\`\`

\`npx detour --help\` lists all commands. Another shop: \`DETOUR_SHOP=https://… npx detour status\`.
`;

/** The commands of this repository as a team runs them. */
const inTeamsWords = (text: string): string =>
  text.replaceAll('npm run release --', 'npx detour').replaceAll('npm run generate', 'npx detour generate');

/** All files of a repository of a team, by path. */
export const repositoryFiles = (
  plan: RemotePlan,
  options: RepositoryOptions,
): Readonly<Record<string, string>> => {
  const { 'webpack.config.ts': _, ...files } = packageFiles(plan, {});
  return {
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [file, inTeamsWords(text)])),
    'package.json': manifest(plan, options),
    'tsconfig.json': types,
    'jest.config.mjs': `export { jestConfig as default } from '@detour/cli/jest';\n`,
    '.gitignore': 'node_modules\n.cache\n.detour\n',
    '.ci/run': pipeline(plan),
    '.github/workflows/ci.yml': workflow,
    'README.md': readme(plan, options),
  };
};
