import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type { PartArguments } from '../contract/declared-host';
import type { mapPart } from '../contract/kit-parts';
import { useWholeHost } from '../host/host-context';

/**
 * Key of the hosted map for `LazyMap`. Null without a key or without consent to external hosts; the keyless map needs none. @spec
 * MAP-008
 */
export const useMapKey = <N extends ContractNames = NoNames>(
  ..._declared: PartArguments<N, typeof mapPart>
): string | null => useWholeMapKey();

/** The same for components of the kit. */
export const useWholeMapKey = (): string | null => {
  const { site, consent } = useWholeHost();
  return site.mapsKey && consent.allows('preferences') ? site.mapsKey : null;
};
