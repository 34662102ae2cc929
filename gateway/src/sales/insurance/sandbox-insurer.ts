import { percentOf } from '@detour/shared-contracts/base';
import type { Insurer } from '../../context/insurer';
import { createTranslate } from '../../messages/message-catalogue';
import type { Config } from '../../settings/settings';

/** An insurer that insures nobody, as the sandbox provider moves no money. Its texts say so. @spec INS-003 CALL-086 */
export const createSandboxInsurer = ({
  insurancePercent,
  insuranceMinimum,
}: Pick<Config, 'insurancePercent' | 'insuranceMinimum'>): Insurer => ({
  isTest: true,
  premiumOf: ({ amount }) => Math.max(insuranceMinimum, percentOf(amount, insurancePercent)),
  labelIn: (locale) => createTranslate(locale)('order.testInsurance'),
});
