// Apart from the other test helpers, because it loads the TypeScript compiler.
export { readDeclaredContract, readShellContract, readSourceContract } from './source-contract';
