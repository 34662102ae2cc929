import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export interface AuditEntry {
  readonly who: string;
  /** Address of the connection. */
  readonly from: string;
  readonly host: string;
  /** `chose` or `left`. */
  readonly did: string;
  /** `remote-search@1.4.0` */
  readonly what: readonly string[];
  readonly why: string;
}

/** Appends one JSON line per release selection. Throws when it cannot write, so that no selection goes unrecorded. */
export const createAuditLog =
  (file: string, now: () => number) =>
  (entry: AuditEntry): void => {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`, {
      mode: 0o600,
    });
  };
