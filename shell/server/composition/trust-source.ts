import { statSync } from 'node:fs';
import { readTrust, type TrustDocument } from '@detour/shared-releases';

export interface TrustSource {
  current(): TrustDocument;
  /** Reads the document again when its file changed; true when there is another one now. */
  refresh(): boolean;
}

/** Whom the server believes. A key is revoked without a restart; a broken document does not take the last good one away. */
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
