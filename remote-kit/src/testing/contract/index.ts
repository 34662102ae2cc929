// Apart from the other test helpers, because it loads the TypeScript compiler.
export { contractProblems } from './contract-problems';
export { readShellCriteria, readSourceCriteria } from './source-contract';
