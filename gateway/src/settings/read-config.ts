import { readFlags, readSettings, type Env } from '@detour/shared-contracts/platform';
import { settings, type Config } from './settings';
import { captchaFailures } from './captcha-settings';
import { productionFailures } from './production-check';
import { certificateFailures } from './transport-settings';
import { paymentFailures } from './payment-settings';

/** Reads and validates all settings. Throws one sentence that names every wrong one. */
export const readConfig = (env: Env): Config => {
  const { values, failures } = readSettings(settings, env);
  const all = [
    ...failures,
    // Under its old name, the setting also exempted networks from all limits. The error explains that it no longer does.
    ...(env['TRUST_PROXY'] ? ['TRUST_PROXY is now TRUSTED_HOPS, and exempts nobody from limits.'] : []),
    ...(env['CARE_GOOGLE_CLIENT_ID']
      ? ['CARE_GOOGLE_CLIENT_ID is now CARE_CLIENT_ID, beside CARE_ISSUER.']
      : []),
    ...productionFailures(values),
    ...paymentFailures(values),
    ...captchaFailures(values),
    ...certificateFailures(values),
  ];
  if (all.length > 0) throw new Error(`The gateway cannot start with these settings: ${all.join(' ')}`);
  // Safe: without failures every value is there.
  return { ...(values as Config), flags: readFlags(env) };
};
