import type { PackageName } from './release-document';

export interface TrustedKey {
  /** `search-2026`, `platform-development` */
  readonly id: string;
  /** Team that holds it: the `owner` of a `contract.json`; `platform` for the key that may change everything. */
  readonly owner: string;
  /** Ed25519 public key, SPKI in base64. */
  readonly publicKey: string;
  /** Packages whose releases and channel entries it may sign; `*` for all. */
  readonly packages: readonly PackageName[] | '*';
  /** `abort` may end canaries and nothing else: the key of a server that watches them. Its `packages` are empty. */
  readonly role?: 'abort';
  /** Made by `npm start` on this machine. A server with `SECURE=1` refuses it. */
  readonly development: boolean;
  /** Milliseconds UTC from which it is no longer believed; null while it is good. */
  readonly revokedAt: number | null;
}

/** `trust.json`: whom the shell server believes. */
export interface TrustDocument {
  readonly format: 1;
  readonly keys: readonly TrustedKey[];
}

/** A private key as a team keeps it; never in the repository, nor in a store. */
export interface SigningKey {
  readonly id: string;
  /** Ed25519 private key, PKCS#8 in base64. */
  readonly privateKey: string;
}
