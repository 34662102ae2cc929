import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { Insurer } from '../../context/insurer';
import type { Config } from '../../settings/settings';
import { createSandboxInsurer } from './sandbox-insurer';

type InsuranceSettings = Pick<Config, 'insurer' | 'insuranceSites' | 'insurancePercent' | 'insuranceMinimum'>;

/** The insurer of a market; null where no insurance is sold. Without a locale: that of any market. @spec INS-007 */
export const insurerOf = (settings: InsuranceSettings, locale?: Locale): Insurer | null => {
  const { insurer, insuranceSites } = settings;
  const isOn = locale ? insuranceSites.includes(siteOf(locale)) : insuranceSites.length > 0;
  return insurer === 'sandbox' && isOn ? createSandboxInsurer(settings) : null;
};
