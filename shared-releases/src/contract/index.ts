export { checkContract, checkContracts, listDeprecations } from './check-contract';
export type { ContractProblem, DeprecationNotice } from './contract-problem';
export { parseContract } from './parse-contract';
