import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOfText, type SigningKey, type SigningKeys } from '../composition/signing-keys';

/** A secret that this installation generated at its first start, readable by its owner only. */
const madeOnce = (dataDir: string, name: string, bytes: number): string => {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(bytes).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // When several servers start together, the first one writes the file and the others read it.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  rmSync(draft);
  return readFileSync(file, 'utf8').trim();
};

/** File with the operator password when none was configured. */
const operatorPasswordFile = 'operator-password';

export interface ShellSecrets {
  readonly operatorPassword: string;
  /** Keys for this server's own signatures. All servers of a shop need the same. */
  readonly signingSecret: SigningKeys;
}

interface GivenSecrets {
  readonly dataDir: string;
  /** Empty when none was configured. */
  readonly operatorPassword: string;
  readonly shellSecrets: readonly SigningKey[];
}

export const readSecrets = ({ dataDir, operatorPassword, shellSecrets }: GivenSecrets): ShellSecrets => {
  const [first, ...others] = shellSecrets;
  return {
    operatorPassword: operatorPassword || madeOnce(dataDir, operatorPasswordFile, 12),
    signingSecret: first ? [first, ...others] : [keyOfText(madeOnce(dataDir, 'shell-secret', 32))],
  };
};
