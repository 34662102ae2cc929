import type { SiteContext } from '@detour/shared-contracts/mount';
import type { FlagName } from '@detour/shared-contracts/platform';

/** True when the flag is on. A missing flag counts as off. @spec ROUTE-004 FLAG-017 */
export const hasFlag = (site: SiteContext, flag: FlagName): boolean => site.flags[flag] === true;
