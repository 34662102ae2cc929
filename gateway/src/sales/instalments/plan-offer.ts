import type { PayLaterType } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { locales, siteOf, type SiteName } from '@detour/shared-contracts/sites';
import type { Config } from '../../settings/settings';
import { hasInstalments, payLaterMethods, type PayLaterFacts, type PayLaterMethod } from './pay-later-rules';

export type PlanSettings = Pick<
  Config,
  | 'flags'
  | 'paymentProvider'
  | 'payLaterProvider'
  | 'payLaterSites'
  | 'payLaterMethods'
  | 'payLaterMinimum'
  | 'payLaterMaximum'
>;

/** No connected provider charges a fee (record 0960). */
const noFee = (): Cents => 0;

/** True when a provider is connected: the one that takes the payments charges the later parts. @spec FLAG-009 */
export const hasPlans = ({ flags, payLaterProvider, paymentProvider }: PlanSettings): boolean =>
  flags.payLater && payLaterProvider === paymentProvider;

/** True for the sandbox, which moves no money. Pages say so. */
export const isTestPlan = ({ payLaterProvider }: Pick<PlanSettings, 'payLaterProvider'>): boolean =>
  payLaterProvider === 'sandbox';

const isInSettings = (settings: PlanSettings, type: PayLaterType, amount: Cents): boolean =>
  settings.payLaterMethods.includes(type) &&
  amount >= settings.payLaterMinimum &&
  amount <= settings.payLaterMaximum;

/** @spec INST-008 */
const isSoldOn = ({ payLaterSites }: PlanSettings, site: SiteName): boolean =>
  payLaterSites.includes(site) && locales.some((locale) => siteOf(locale) === site && hasInstalments(locale));

/** Ways to pay an amount in parts on a site. The settings narrow the rules and never widen them. Empty without a provider. */
export const planOffer = (
  settings: PlanSettings,
  site: SiteName,
  facts: PayLaterFacts,
): readonly PayLaterMethod[] =>
  hasPlans(settings) && isSoldOn(settings, site)
    ? payLaterMethods(facts, noFee).filter(({ type }) => isInSettings(settings, type, facts.amount))
    : [];
