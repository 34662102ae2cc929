import type { ContractBrings, ContractDeprecation } from './contract-document';

/**
 * `contract.json` in the source folder of the shell or a remote. It has names and versions only. A test compares it with the
 * sources. The build adds the schemas and writes the complete document into the release (`describeContract`).
 */
export interface ContractFile {
  /** Package: `remote-search`, `shell`. */
  readonly remote: string;
  /** Owning team. */
  readonly owner: string;
  /** Alert address of the team. */
  readonly alert: string;
  /** Version of the mount API: provided by the shell, required by a remote. */
  readonly mountApi: number;
  /** `./page`, `./fragment-recently-viewed` */
  readonly exposes: readonly string[];
  /** Pages of the route table that the package renders. */
  readonly pages: readonly string[];
  /** Pages that the package links to. */
  readonly links: readonly string[];
  /** `owner.past-tense@version` */
  readonly emits: readonly string[];
  readonly consumes: readonly string[];
  /** Call ids in `shared-contracts/api`. */
  readonly calls: readonly string[];
  /** Fragments of other remotes that it shows: `remote-account/recently-viewed`. */
  readonly fragments: readonly string[];
  /** Criteria members (`dates`, `place`) that it reads from and writes to the hash. */
  readonly criteria: { readonly reads: readonly string[]; readonly writes: readonly string[] };
  readonly storageKeys: readonly string[];
  /** Host members and flags that it uses: `navigation.patchCriteria`, `flag boxes`. */
  readonly host: readonly string[];
  readonly deprecations: readonly ContractDeprecation[];
  /** What comes with the release. */
  readonly brings?: ContractBrings;
}

/** `contract.json` of the gateway: the calls that it serves. */
export interface GatewayContractFile extends Pick<
  ContractFile,
  'owner' | 'alert' | 'storageKeys' | 'deprecations'
> {
  readonly remote: 'gateway';
  readonly answers: readonly string[];
}
