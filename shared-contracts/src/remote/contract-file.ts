import type { RemoteName } from './host';

/** `contract.json` of a remote: a declaration that its own test proves true and that promotion compares with what is live. */
export interface ContractFile {
  readonly remote: RemoteName;
  readonly owner: string;
  readonly mountApi: 1;
  /** `./page`, `./fragment-recently-viewed` */
  readonly exposes: readonly string[];
  /** Names of pages in the route table that this remote draws. */
  readonly pages: readonly string[];
  /** `owner.past-tense@version` */
  readonly emits: readonly string[];
  readonly consumes: readonly string[];
  /** Ids of calls in `shared-contracts/api`. */
  readonly calls: readonly string[];
  /** `remote-account/recently-viewed` */
  readonly fragments: readonly string[];
  readonly storageKeys: readonly string[];
}
