/** API that the boot script leaves on the page. */
export interface VerifiedLoad {
  /** Resolves when the script of this path ran. Rejects when it has no hash, a wrong hash, or is missing. */
  (path: string): Promise<void>;
  /** Forgets a hanging script, and a completed one only with `alsoDone`. */
  drop(path: string, alsoDone?: boolean): void;
}

declare global {
  // Only the boot script writes this.
  var detourLoad: VerifiedLoad;
  // Hashes of the composition by path, from an inline script that the CSP covers.
  var detourIntegrity: Readonly<Record<string, string>>;
}

export const verifiedLoad = (): VerifiedLoad => globalThis.detourLoad;
