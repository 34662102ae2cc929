import type { ContractDeprecation } from './contract-document';

/**
 * `contract.json` in the folder of the shell or of a remote: names and versions, short enough to be read. Its own test proves it true; the
 * build adds the schemas and writes the whole document into the release (`describeContract`).
 */
export interface ContractFile {
  /** Package: `remote-search`, `shell`. */
  readonly remote: string;
  /** Team that answers for it. */
  readonly owner: string;
  /** Address that hears of its errors. */
  readonly alert: string;
  /** Version of the mount API: of what the shell gives, of what a remote needs. */
  readonly mountApi: number;
  /** `./page`, `./fragment-recently-viewed` */
  readonly exposes: readonly string[];
  /** Names of pages in the route table that it draws. */
  readonly pages: readonly string[];
  /** Names of pages that it links to. */
  readonly links: readonly string[];
  /** `owner.past-tense@version` */
  readonly emits: readonly string[];
  readonly consumes: readonly string[];
  /** Ids of calls in `shared-contracts/api`. */
  readonly calls: readonly string[];
  /** Fragments of others that it shows: `remote-account/recently-viewed`. */
  readonly fragments: readonly string[];
  /** Members of the criteria (`dates`, `place`) that it reads from the hash, and that it writes there. */
  readonly criteria: { readonly reads: readonly string[]; readonly writes: readonly string[] };
  readonly storageKeys: readonly string[];
  /** Members of the host that it uses, and flags: `navigation.patchCriteria`, `flag boxes`. */
  readonly host: readonly string[];
  readonly deprecations: readonly ContractDeprecation[];
}

/** `contract.json` of the gateway: the calls that it answers. */
export interface GatewayContractFile extends Pick<
  ContractFile,
  'owner' | 'alert' | 'storageKeys' | 'deprecations'
> {
  readonly remote: 'gateway';
  readonly answers: readonly string[];
}
