export { describeContract, describeGateway } from './describe-contract';
export type { ContractFile, GatewayContractFile } from './contract-file';
export type {
  ContractBrings,
  ContractBroughtRoute,
  ContractCall,
  ContractDocument,
  ContractEvent,
  ContractRoute,
  ContractStorageKey,
  JsonSchema,
  VersionRange,
} from './contract-document';
