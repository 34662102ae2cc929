import {
  plainConnections,
  transportFailures,
  verifiesDatabase,
  type PrivateConnection,
  type TransportRule,
} from '@detour/shared-contracts/platform';
import { readFile } from 'node:fs/promises';

interface TransportValues {
  readonly tlsCert: string | undefined;
  readonly tlsKey: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly migrationDatabaseUrl: string | undefined;
  readonly readDatabaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly contactUrl: string | undefined;
  readonly traceEndpoint: string | null | undefined;
  readonly privateNetwork: readonly PrivateConnection[] | undefined;
}

const parametersOf = (address: string): URLSearchParams =>
  URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();

/** True for TLS from the start with a verified certificate, or for no TLS at all. */
const verifiesMailServer = (address: string): boolean => {
  const parameters = parametersOf(address);
  const demanded =
    address.startsWith('smtps://') ||
    (address.startsWith('smtp://') && parameters.getAll('requireTLS').join() === 'true');
  return (
    demanded &&
    !['ignoreTLS', 'secure', 'tls.rejectUnauthorized', 'tls.checkServerIdentity'].some((name) =>
      parameters.has(name),
    )
  );
};

const rules: readonly TransportRule<TransportValues>[] = [
  ['gateway', ({ tlsCert }) => tlsCert !== undefined, 'GATEWAY_TLS_CERT and GATEWAY_TLS_KEY must be set'],
  [
    'database',
    ({ databaseUrl = '', migrationDatabaseUrl = '', readDatabaseUrl = '' }) =>
      [databaseUrl, migrationDatabaseUrl, readDatabaseUrl].every(
        (url) => url === '' || verifiesDatabase(url),
      ),
    'DATABASE_URL, MIGRATION_DATABASE_URL and READ_DATABASE_URL must demand TLS by sslmode=verify-full',
  ],
  [
    'mail',
    ({ smtpUrl = '' }) => smtpUrl === '' || verifiesMailServer(smtpUrl),
    'SMTP_URL must demand TLS by smtps:// or requireTLS=true, and check the certificate',
  ],
  [
    'traces',
    ({ traceEndpoint }) => !traceEndpoint?.startsWith('http:'),
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an https address',
  ],
];

/** Connections without TLS that the operator declared private. */
export const plainGatewayConnections = (values: TransportValues): readonly PrivateConnection[] =>
  plainConnections(rules, values);

/** A certificate without a key, or a key without a certificate, is always rejected. */
export const certificateFailures = ({ tlsCert, tlsKey }: TransportValues): readonly string[] =>
  (tlsCert === undefined) === (tlsKey === undefined)
    ? []
    : ['GATEWAY_TLS_CERT and GATEWAY_TLS_KEY must be set together.'];

/** Returns a sentence for each production connection that neither requires TLS nor is declared private. */
export const gatewayTransportFailures = (values: TransportValues): readonly string[] => [
  ...transportFailures(rules, values),
  ...(/^http:/i.test(values.contactUrl ?? '') ? ['CONTACT_URL must be an https address.'] : []),
];

export interface ServerCertificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

const read = (setting: string, file: string): Promise<Buffer> =>
  readFile(file).catch((error: Error) => {
    throw new Error(`${setting}: ${error.message}`);
  });

/** Certificate and key of the listener; null without them. Throws a sentence for a file that cannot be read. */
export const loadCertificate = async ({
  tlsCert,
  tlsKey,
}: Pick<TransportValues, 'tlsCert' | 'tlsKey'>): Promise<ServerCertificate | null> =>
  tlsCert === undefined || tlsKey === undefined
    ? null
    : { cert: await read('GATEWAY_TLS_CERT', tlsCert), key: await read('GATEWAY_TLS_KEY', tlsKey) };
