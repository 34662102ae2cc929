import type { SiteFlags } from '@detour/shared-contracts/mount';
import { flagDefaults } from '@detour/shared-contracts/platform';

/** The flags of a site. Those that the test does not name are undefined, as from an older shell. */
export const siteFlags = (flags: Partial<SiteFlags> = {}): SiteFlags =>
  ({
    ...Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, undefined])),
    ...flags,
  }) as SiteFlags;
