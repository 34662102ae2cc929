import type { PackageName } from '../base/package-name';

export interface TrustedKey {
  /** `search-2026`, `platform-development` */
  readonly id: string;
  /** Owning team: the `owner` of a `contract.json`. `platform` for the key that may change everything. */
  readonly owner: string;
  /** Ed25519 public key, SPKI in base64. */
  readonly publicKey: string;
  /** Packages whose releases and channel entries the key may sign. `*` means all. */
  readonly packages: readonly PackageName[] | '*';
  /** `abort`: may only end canaries. Used by the server that watches them; its `packages` are empty. */
  readonly role?: 'abort';
  /** Created by `npm start` on this machine. A server with `SECURE=1` rejects it. */
  readonly development: boolean;
  /** Revocation time in milliseconds UTC. From then on the key is not trusted. Null while valid. */
  readonly revokedAt: number | null;
}

/** `trust.json`: the keys that the shell server trusts. */
export interface TrustDocument {
  readonly format: 1;
  readonly keys: readonly TrustedKey[];
}

/** A team's private key. Never stored in the repository or in a store. */
export interface SigningKey {
  readonly id: string;
  /** Ed25519 private key, PKCS#8 in base64. */
  readonly privateKey: string;
}
