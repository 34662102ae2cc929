import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  verifiesDatabase,
  type PrivateConnection,
  type TransportRule,
} from '@detour/shared-contracts/platform';
import { ConfigError, type Settings } from './settings';
import type { SigningKey } from '../composition/signing-keys';

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

/** Null when empty. */
const readFile = (name: string, file: string, rootDir: string): string | null => {
  if (file === '') return null;
  try {
    return readFileSync(resolve(rootDir, file), 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: ${(error as Error).message}.`);
  }
};

const readCertificate = ({ tlsCert, tlsKey }: Settings, rootDir: string): ServerCertificate | null => {
  const cert = readFile('SHELL_TLS_CERT', tlsCert, rootDir);
  const key = readFile('SHELL_TLS_KEY', tlsKey, rootDir);
  if (cert === null && key === null) return null;
  if (cert === null || key === null)
    throw new ConfigError('SHELL_TLS_CERT and SHELL_TLS_KEY must be set together.');
  return { cert, key };
};

/** Reads the files that the settings name. Throws a sentence for one that cannot be read. */
export const readTransportFiles = (
  settings: Settings,
  rootDir: string,
): Pick<TransportSettings, 'certificate' | 'gatewayCa'> => ({
  certificate: readCertificate(settings, rootDir),
  gatewayCa: readFile('GATEWAY_CA', settings.gatewayCa, rootDir),
});

/** `CHANNELS` and `S3_ENDPOINT`: sources of releases and channels. */
interface StoreAddresses {
  readonly channels: string;
  readonly storeEndpoint: string;
}

type Values = Pick<TransportSettings, 'certificate' | 'privateNetwork'> &
  StoreAddresses & { readonly gatewayOrigin: string; readonly traceEndpoint: string | null };

export const transportRules: readonly TransportRule<Values>[] = [
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
  [
    'traces',
    ({ traceEndpoint }) => !traceEndpoint?.startsWith('http:'),
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an https address',
  ],
];
