import { err, ok, type Result } from '../../base/result';

/** Connections that an operator may declare private instead of using TLS. */
const privateConnections = ['front', 'gateway', 'stores', 'database', 'mail', 'traces'] as const;
export type PrivateConnection = (typeof privateConnections)[number];

const isConnection = (word: string): word is PrivateConnection =>
  (privateConnections as readonly string[]).includes(word);

/** Parses `PRIVATE_NETWORK`, comma-separated. The error completes a sentence that starts with the setting's name. */
export const parsePrivateNetwork = (text: string): Result<readonly PrivateConnection[], string> => {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.every(isConnection)
    ? ok(words)
    : err(`must hold words of ${privateConnections.join(', ')}, comma-joined`);
};
