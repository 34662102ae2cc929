import type { ReleaseFiles } from '@detour/shared-contracts/mount';

/** API that the boot script leaves on the page. */
export interface VerifiedLoad {
  /** Resolves when the script of this path ran. Rejects when it has no hash, a wrong hash, or is missing. */
  (path: string): Promise<void>;
  /** Forgets a hanging script, and a completed one only with `alsoDone`. */
  drop(path: string, alsoDone?: boolean): void;
  /** Parts of a release that the document does not name. Rejects when its table cannot be loaded. */
  table(base: string): Promise<Pick<ReleaseFiles, 'scripts' | 'messages' | 'messageParts'>>;
}

declare global {
  // Only the boot script writes this.
  var detourLoad: VerifiedLoad;
  // Returns the button that was pressed before the code was there, and stops waiting for one. Absent in documents of older servers.
  var detourPressed: (() => HTMLElement | null) | undefined;
  // Hashes of the composition by path, from an inline script that the CSP covers.
  var detourIntegrity: Readonly<Record<string, string>>;
}

export const verifiedLoad = (): VerifiedLoad => globalThis.detourLoad;
