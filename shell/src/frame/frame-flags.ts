import type { FlagName, SiteContext } from '@detour/shared-contracts';

/** True where the flag is on; a flag that is missing is off. @spec ROUTE-004 FLAG-017 */
export const hasFlag = (site: SiteContext, flag: FlagName): boolean => site.flags[flag] === true;
