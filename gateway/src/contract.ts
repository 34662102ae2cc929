import type { GatewayContractFile } from '@detour/shared-contracts/contract';
import { storedItems } from '@detour/shared-contracts/platform';
import { callSchemas } from '@detour/shared-contracts/schemas';

/**
 * Everything that the gateway provides: every call of the table, and its cookies. A test compares the table with the
 * registered routes. `npm run generate` writes `contract.json` from it.
 */
export const contract: GatewayContractFile = {
  remote: 'gateway',
  owner: 'gateway',
  alert: 'gateway@teams.detour.example',
  answers: Object.keys(callSchemas).sort(),
  storageKeys: storedItems
    .filter(({ owner }) => owner === 'gateway')
    .map(({ name }) => name)
    .sort(),
  deprecations: [],
};
