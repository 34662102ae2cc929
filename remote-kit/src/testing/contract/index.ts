// Apart from the other test helpers, because it reads source files.
export { contractProblems } from './contract-problems';
