import type { ContractDocument } from '@detour/shared-contracts/contract';

/** A contract without provided or required items. */
export const emptyContract = (remote: string, changes: Partial<ContractDocument> = {}): ContractDocument => ({
  format: 1,
  remote,
  version: '0.0.0',
  owner: 'x',
  alert: 'x@detour.example',
  mountApi: { provides: remote === 'shell' ? { from: 1, to: 1 } : null, needs: null },
  exposes: [],
  routes: { draws: [], links: [], resolves: [] },
  events: { emits: [], consumes: [], carries: [] },
  fragments: { offers: [], uses: [] },
  hashKeys: { reads: [], writes: [], carries: [] },
  storage: { uses: [], carries: [] },
  calls: { sends: [], answers: [] },
  host: { provides: [], needs: [] },
  modules: { provides: {}, needs: {} },
  locales: [],
  deprecations: [],
  ...changes,
});
