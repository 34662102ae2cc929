import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parsePrivateNetwork, type PrivateConnection } from '@detour/shared-contracts/platform';
import { ConfigError, type Env } from './settings';
import { readSigningKeys, type SigningKey } from '../composition/signing-keys';

export interface ServerCertificate {
  readonly cert: string;
  readonly key: string;
}

/** TLS and authentication of this server's connections. */
export interface TransportSettings {
  /** TLS certificate of the server. Null serves HTTP. */
  readonly certificate: ServerCertificate | null;
  /** Keys that authenticate this server to the gateway. The first one signs. */
  readonly gatewayClientKeys: readonly SigningKey[];
  /** PEM of the only trusted CA for the gateway. Null uses the system's CAs. */
  readonly gatewayCa: string | null;
  /** Connections that the operator exempts from TLS. */
  readonly privateNetwork: readonly PrivateConnection[];
}

const readFile = (env: Env, name: string, rootDir: string): string | null => {
  const file = env[name] ?? '';
  if (file === '') return null;
  try {
    return readFileSync(resolve(rootDir, file), 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: ${(error as Error).message}.`);
  }
};

const readCertificate = (env: Env, rootDir: string): ServerCertificate | null => {
  const cert = readFile(env, 'SHELL_TLS_CERT', rootDir);
  const key = readFile(env, 'SHELL_TLS_KEY', rootDir);
  if (cert === null && key === null) return null;
  if (cert === null || key === null)
    throw new ConfigError('SHELL_TLS_CERT and SHELL_TLS_KEY must be set together.');
  return { cert, key };
};

const readKeys = (env: Env): readonly SigningKey[] => {
  try {
    return readSigningKeys({ list: env['GATEWAY_CLIENT_KEYS'] ?? '', single: '' });
  } catch (error) {
    throw new ConfigError(`GATEWAY_CLIENT_KEYS ${(error as Error).message}.`);
  }
};

/** Throws a sentence for an invalid setting. */
export const readTransportSettings = (env: Env, rootDir: string): TransportSettings => {
  const network = parsePrivateNetwork(env['PRIVATE_NETWORK'] ?? '');
  if (!network.ok) throw new ConfigError(`PRIVATE_NETWORK ${network.error}.`);
  return {
    certificate: readCertificate(env, rootDir),
    gatewayClientKeys: readKeys(env),
    gatewayCa: readFile(env, 'GATEWAY_CA', rootDir),
    privateNetwork: network.value,
  };
};

/** `CHANNELS` and `S3_ENDPOINT`: sources of releases and channels. */
interface StoreAddresses {
  readonly channels: string;
  readonly storeEndpoint: string;
}

type Values = Pick<TransportSettings, 'certificate' | 'privateNetwork'> &
  StoreAddresses & { readonly gatewayOrigin: string };

const verifiesDatabase = (address: string): boolean => {
  const modes = URL.canParse(address) ? new URL(address).searchParams.getAll('sslmode') : [];
  return modes.length === 1 && modes[0] === 'verify-full';
};

type Rule = readonly [PrivateConnection, (values: Values) => boolean, string];

const rules: readonly Rule[] = [
  ['front', ({ certificate }) => certificate !== null, 'SHELL_TLS_CERT and SHELL_TLS_KEY must be set'],
  [
    'gateway',
    ({ gatewayOrigin }) => gatewayOrigin.startsWith('https:'),
    'GATEWAY_ORIGIN must be an https address',
  ],
  [
    'stores',
    ({ channels, storeEndpoint }) =>
      (!/^postgres(ql)?:/.test(channels) || verifiesDatabase(channels)) && !/^http:/i.test(storeEndpoint),
    'CHANNELS must demand TLS by sslmode=verify-full where it is a database, and S3_ENDPOINT must be https',
  ],
];

/** Connections without TLS that the operator declared private. */
export const plainConnections = (values: Values): readonly PrivateConnection[] =>
  rules
    .filter(([connection, isSafe]) => values.privateNetwork.includes(connection) && !isSafe(values))
    .map(([connection]) => connection);

/** Production connections that have no TLS and are not declared private, one sentence each. */
export const transportFailures = (values: Values): readonly string[] =>
  rules
    .filter(([connection, isSafe]) => !isSafe(values) && !values.privateNetwork.includes(connection))
    .map(([connection, , sentence]) => `${sentence}, or PRIVATE_NETWORK must hold ${connection}.`);
