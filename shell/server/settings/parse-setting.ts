import { words, type Setting } from '@detour/shared-contracts/platform';
import { isPackageName } from '@detour/shared-releases/base';
import { readSigningKeys, type SigningKey } from '../composition/signing-keys';

export const setting = <T>(env: string, fallback: string, parse: (text: string) => T): Setting<T> => ({
  env,
  fallback,
  parse,
});

export const isOn = (value: string): boolean => value === '1';

export const origin = (value: string): string => {
  if (!URL.canParse(value))
    throw new Error(`must be an address such as http://127.0.0.1:8081, not "${value}"`);
  return new URL(value).origin;
};

/** Null when empty; otherwise the text, which must have the form. */
export const ofForm =
  (form: RegExp, meaning: string) =>
  (value: string): string | null => {
    if (value === '') return null;
    if (!form.test(value)) throw new Error(`must be ${meaning}`);
    return value;
  };

export const channelName = (value: string): string => {
  if (!isPackageName(value)) throw new Error(`must be a word such as production, not "${value}"`);
  return value;
};

export const longEnough =
  (least: number) =>
  (value: string): string => {
    if (value !== '' && value.length < least)
      throw new Error(`must have at least ${least} characters, or be left out`);
    return value;
  };

export const keyList = (value: string): readonly SigningKey[] => readSigningKeys({ list: value, single: '' });

export const singleKey = (value: string): readonly SigningKey[] =>
  readSigningKeys({ list: '', single: value });

export const alertSecrets = (value: string): readonly string[] => {
  const secrets = value.split(',').filter((secret) => secret !== '');
  if (secrets.some((secret) => secret.length < 16))
    throw new Error(
      'must have at least 16 characters, or be left out; so must each of several, comma-joined',
    );
  return secrets;
};

export const webhook = (value: string): string | null => {
  if (value === '') return null;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`must be an address such as https://alerts.example/detour, not "${value}"`);
  return value;
};

/** Null when empty. */
export const mailServer = (value: string): string | null => {
  if (value === '') return null;
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value))
    throw new Error('must be the address of a mail server, such as smtps://user:password@mail.example');
  return value;
};

export const hostNames = (value: string): readonly string[] => {
  const names = words(value);
  const wrong = names.find((name) => !/^[a-z\d_.-]+$/i.test(name));
  if (wrong !== undefined) throw new Error(`holds "${wrong}"; each part is a host name without port`);
  return names;
};
