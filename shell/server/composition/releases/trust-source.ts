import { statSync } from 'node:fs';
import { readTrust, type TrustDocument } from '@detour/shared-releases/trust';

export interface TrustSource {
  current(): TrustDocument;
  /** Reads the document again when its file changed. Returns true when it differs. */
  refresh(): boolean;
}

/** Trusted keys of the server. Revoking a key needs no restart; an invalid document keeps the last good one. */
export const createTrustSource = (file: string, onBroken: (message: string) => void): TrustSource => {
  let trust = readTrust(file);
  let seen = statSync(file).mtimeMs;
  return {
    current: () => trust,
    refresh() {
      try {
        const changed = statSync(file).mtimeMs;
        if (changed === seen) return false;
        seen = changed;
        trust = readTrust(file);
        return true;
      } catch (error) {
        onBroken((error as Error).message);
        return false;
      }
    },
  };
};
