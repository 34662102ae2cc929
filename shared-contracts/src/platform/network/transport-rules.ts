import type { PrivateConnection } from './private-network';

/** A connection, whether the settings protect it with TLS, and the setting that would protect it. */
export type TransportRule<V> = readonly [PrivateConnection, (values: V) => boolean, string];

interface Declared {
  readonly privateNetwork?: readonly PrivateConnection[] | undefined;
}

/** Connections without TLS that the operator declared private. */
export const plainConnections = <V extends Declared>(
  rules: readonly TransportRule<V>[],
  values: V,
): readonly PrivateConnection[] =>
  rules
    .filter(([connection, isSafe]) => values.privateNetwork?.includes(connection) && !isSafe(values))
    .map(([connection]) => connection);

/** A sentence for each connection that neither requires TLS nor is declared private. */
export const transportFailures = <V extends Declared>(
  rules: readonly TransportRule<V>[],
  values: V,
): readonly string[] =>
  rules
    .filter(([connection, isSafe]) => !isSafe(values) && !values.privateNetwork?.includes(connection))
    .map(([connection, , sentence]) => `${sentence}, or PRIVATE_NETWORK must hold ${connection}.`);

/** Whether a `postgres://` address requires TLS with a verified certificate. The driver takes the last of repeated parameters, so they fail. */
export const verifiesDatabase = (address: string): boolean => {
  const modes = URL.canParse(address) ? new URL(address).searchParams.getAll('sslmode') : [];
  return modes.length === 1 && modes[0] === 'verify-full';
};
