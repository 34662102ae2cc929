import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeContract,
  describeGateway,
  type ContractDocument,
  type ContractFile,
  type GatewayContractFile,
} from '@detour/shared-contracts/contract';
import { remoteNames } from '@detour/shared-contracts/mount';

const rootDir = join(__dirname, '../../..');

const readFile = <T>(name: string): T =>
  JSON.parse(readFileSync(join(rootDir, name, 'contract.json'), 'utf8')) as T;

const build = {
  version: '1.0.0',
  modules: { react: '19.3.1', 'react-dom': '19.3.1', 'react-intl': '12.1.5' },
};

/** Contracts of this repository's eight packages, as a build writes them. */
export const realContracts: readonly ContractDocument[] = [
  ...['shell', ...remoteNames].map((name) => describeContract(readFile<ContractFile>(name), build)),
  describeGateway(readFile<GatewayContractFile>('gateway'), '1.0.0'),
];

export const contractOf = (remote: string): ContractDocument => {
  const found = realContracts.find((contract) => contract.remote === remote);
  if (!found) throw new Error(`There is no contract of ${remote}.`);
  return found;
};
