import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseRules } from './tools/src/lint/house-rules.mjs';
import { longestFunction, longFunctions } from './tools/src/lint/long-functions.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**', 'e2e/**', '**/*.fixture.ts'];
/** What is drawn on the server and in the browser. */
const drawnTwice = ['remote-*/src/**', 'shared-ui/src/**', 'shared-checkout/src/**', 'shell/src/frame/**'];
const typed = ['*/src/**/*.{ts,tsx}', '*/server/**/*.ts'];
const configs = [
  'shared-ui/build/stories/config.mjs',
  '*.config.mjs',
  '**/*.config.ts',
  '**/*.stories.tsx',
  '**/*.d.ts',
];

const skippedTests = {
  selector:
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
  message: 'A skipped test proves nothing, and an only one skips the others.',
};

const ownMocks = {
  selector:
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock)$/][arguments.0.value=/^[.]/]",
  message: 'Inject a fake instead of mocking our own module.',
};

const listedExports = {
  selector: 'ExportAllDeclaration',
  message: 'Name each export, so that a reader and a bundler see it.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/generated',
      '**/.cache',
      '**/.data',
      'coverage',
      'docs/proofs',
      '.local',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    plugins: { house: houseRules },
    rules: {
      'house/suppression-reason': 'error',
      'house/literal-spread': 'error',
      'house/message-decision': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-restricted-syntax': ['error', listedExports, skippedTests, ownMocks],
    },
  },
  {
    // What runs for visitors and operators, with its types: about a minute for everything, nothing for what did not change.
    files: typed,
    ignores: [...tests, '**/*.stories.tsx', '**/*.d.ts', '**/*.test-d.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-shadow': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-params': ['error', 4],
      'max-lines-per-function': ['error', { max: longestFunction, skipBlankLines: true, skipComments: true }],
    },
  },
  ...longFunctions.map(({ file, max }) => ({
    files: [file],
    rules: { 'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }] },
  })),
  { files: configs, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/src/**', '**/server/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    // The rules that find bugs; those that prepare for the React compiler, which is not used here, stay out.
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // It compiles each component to find clocks and dice in a rendering: half the time of the whole lint. Where they are forbidden
    // outright (below), it has nothing left to find.
    files: ['**/*.tsx', '**/use*.ts'],
    ignores: [...drawnTwice, ...tests],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/purity': 'error' },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari forgets that a list without bullets is one; the role reminds it.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // What a remote draws is drawn twice, on the server and in the browser: both must see the same moment and the same markup.
    files: drawnTwice,
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Ask the clock of the host: useNow().' },
        { object: 'performance', property: 'now', message: 'Ask the clock of the host: useNow().' },
        { object: 'Math', property: 'random', message: 'Server and browser would draw different things.' },
      ],
      'no-restricted-syntax': [
        'error',
        listedExports,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Ask the clock of the host: useNow().',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content security policy blocks style attributes in server HTML: use css.',
        },
      ],
    },
  },
  {
    files: ['shared-contracts/src/**'],
    ignores: ['shared-contracts/src/base/clock.ts', ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'process',
        'fetch',
        'setTimeout',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Rules take `now`.' },
        { object: 'Math', property: 'random' },
      ],
    },
  },
);
