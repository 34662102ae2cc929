/** What the boot script leaves on the page. */
export interface VerifiedLoad {
  /** Resolves when the script of this path ran; rejects without a hash, on a wrong hash, or when it is not there. */
  (path: string): Promise<void>;
  /** Forgets a script that hangs; one that ran only with `alsoDone`. */
  drop(path: string, alsoDone?: boolean): void;
}

declare global {
  // The boot script is the only writer.
  var detourLoad: VerifiedLoad;
  // Hashes of the composition by path; written by a script of the document that the policy names.
  var detourIntegrity: Readonly<Record<string, string>>;
}

export const verifiedLoad = (): VerifiedLoad => globalThis.detourLoad;
