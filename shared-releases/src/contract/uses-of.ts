import type { ContractDocument } from '@detour/shared-contracts/contract';

/** Everything that a package uses from others, as item names: `call quote`, `event a.b-done@1`. */
export const usesOf = (document: ContractDocument): ReadonlySet<string> =>
  new Set([
    ...document.events.consumes.map(({ name }) => `event ${name}`),
    ...document.fragments.uses.map(({ name }) => `fragment ${name}`),
    ...document.routes.links.map(({ page }) => `page ${page}`),
    ...document.calls.sends.map(({ id }) => `call ${id}`),
    ...document.host.needs.map((need) => `host ${need}`),
    ...document.hashKeys.reads.map((key) => `hash key ${key}`),
    ...document.storage.uses
      .filter(({ owner }) => owner !== document.remote)
      .map(({ name }) => `storage key ${name}`),
  ]);
