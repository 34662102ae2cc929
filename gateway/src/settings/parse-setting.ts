import { payLaterTypes, type PayLaterType } from '@detour/shared-contracts/api';
import { leastKeyBytes, parseKeyList, words, type Setting } from '@detour/shared-contracts/platform';
import { paymentMethods, siteNames, type PaymentMethod, type SiteName } from '@detour/shared-contracts/sites';
import { isAbsolute, resolve } from 'node:path';
import { keyOfEntry, keyOfText, type SigningKey } from './keyring';

/** A setting with its line of the documentation. */
interface DescribedSetting<T> extends Setting<T> {
  readonly description: string;
}

export const setting = <T>(
  env: string,
  fallback: string,
  description: string,
  parse: (text: string) => T,
): DescribedSetting<T> => ({ env, fallback, description, parse });

export const list = (value: string): readonly string[] => words(value.toLowerCase());

export const sites = (value: string): readonly SiteName[] =>
  list(value).map((name) => {
    const site = siteNames.find((one) => one === name);
    if (site) return site;
    throw new Error(`must hold sites (${siteNames.join(', ')}), not "${name}"`);
  });

/** Payment plans. Payment of everything on a later day is not sold: nothing would be paid with the order (record 0960). */
export const plans = (value: string): readonly PayLaterType[] =>
  list(value).map((name) => {
    const plan = payLaterTypes.find((one) => one === name.toUpperCase() && one !== 'PAY_LATER');
    if (plan) return plan;
    throw new Error(`must hold INSTALMENTS_3 and INSTALMENTS_4, not "${name}"`);
  });

export const methods = (value: string): readonly PaymentMethod[] =>
  list(value).map((name) => {
    const method = paymentMethods.find((one) => one === name);
    if (method) return method;
    throw new Error(`must hold payment methods (${paymentMethods.join(', ')}), not "${name}"`);
  });

const origin = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || url.origin !== value)
    throw new Error(`must hold origins such as http://fr.localhost:8080, not "${value}"`);
  return value;
};

export const origins = (value: string): Readonly<Record<SiteName, string>> => {
  const given = Object.fromEntries(value.split(',').map((pair) => pair.trim().split('=', 2)));
  const missing = siteNames.filter((site) => !given[site]);
  if (missing.length > 0) throw new Error(`has no origin for ${missing.join(', ')}`);
  const all = siteNames.map((site) => [site, origin(given[site])] as const);
  if (new Set(all.map(([, address]) => new URL(address).protocol)).size > 1)
    throw new Error('must be https for all sites or for none: cookies are Secure for all or for none');
  return Object.fromEntries(all) as Record<SiteName, string>;
};

export const originList = (value: string): readonly string[] => words(value).map(origin);

export const instant = (value: string): number | undefined => {
  if (!value) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw new Error('must be an instant such as 2026-11-21T09:00:00Z');
  return time;
};

export const keys = (value: string): readonly SigningKey[] => {
  if (!value) return [];
  const parsed = parseKeyList(value);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value.map(keyOfEntry);
};

export const singleKey = (value: string): SigningKey | undefined => {
  if (!value) return undefined;
  const key = keyOfText(value);
  if (key.bytes.length >= leastKeyBytes) return key;
  throw new Error(`has ${key.bytes.length} bytes; it must have at least ${leastKeyBytes}`);
};

/** A folder, or a sentence about who else makes backups. Null when the operator has not decided. */
export type Backups = { readonly folder: string } | { readonly elsewhere: string } | null;

export const backups = (value: string): Backups => {
  if (!value) return null;
  if (isAbsolute(value)) return { folder: value };
  const [, elsewhere = ''] = /^elsewhere:\s*(.{10,})$/.exec(value) ?? [];
  if (elsewhere) return { elsewhere };
  throw new Error('must be an absolute folder, or "elsewhere: who makes them and how"');
};

export const token = (value: string): string | undefined => {
  if (value !== '' && !/^[\x21-\x7e]{32,200}$/.test(value))
    throw new Error('must have 32 to 200 visible ASCII characters');
  return value || undefined;
};

/** Several while one is rotated, comma-joined. */
export const tokens = (value: string): readonly string[] =>
  value
    .split(',')
    .map((one) => token(one.trim()))
    .filter((one) => one !== undefined);

export const folder = (value: string): string => (isAbsolute(value) ? value : resolve(process.cwd(), value));

export const optionalFile = (value: string): string | undefined => (value ? folder(value) : undefined);
