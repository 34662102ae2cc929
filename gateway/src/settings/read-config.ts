import { settings, type Config } from './settings';
import { readFlags } from '@detour/shared-contracts/platform';
import { productionFailures } from './production-check';
import { certificateFailures } from './transport-settings';
import { paymentFailures } from './payment-settings';

/** Reads and validates all settings. Throws one sentence that names every wrong one. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const failures: string[] = [];
  const entries = Object.entries(settings).map(([name, { env: key, fallback, parse }]) => {
    try {
      return [name, (parse as (value: string) => unknown)(env[key] ?? fallback)];
    } catch (error) {
      failures.push(`${key} ${(error as Error).message}.`);
      return [name, undefined];
    }
  });
  // Under its old name it also exempted networks from all limits. The error says that it no longer does.
  if (env['TRUST_PROXY']) failures.push('TRUST_PROXY is now TRUSTED_HOPS, and exempts nobody from limits.');
  const values = Object.fromEntries(entries) as Config;
  failures.push(...productionFailures(values), ...paymentFailures(values), ...certificateFailures(values));
  if (failures.length > 0)
    throw new Error(`The gateway cannot start with these settings: ${failures.join(' ')}`);
  return { ...values, flags: readFlags(env) };
};
