import type { PackageName } from '../base/package-name';

/**
 * `abort` may only end canaries, `rollout` may only write the next step of a plan that a team signed: both are for servers. `operator` is for a
 * person who may write freezes and override them.
 */
export type KeyRole = 'abort' | 'rollout' | 'operator';

export interface TrustedKey {
  /** `search-2026`, `platform-development` */
  readonly id: string;
  /** Owning team: the `owner` of a `contract.json`. `platform` for the key that may change everything. */
  readonly owner: string;
  /** Ed25519 public key, SPKI in base64. */
  readonly publicKey: string;
  /** Packages whose releases and channel entries the key may sign. `*` means all. */
  readonly packages: readonly PackageName[] | '*';
  /** A key with a role signs for no package: its `packages` are empty. */
  readonly role?: KeyRole;
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
