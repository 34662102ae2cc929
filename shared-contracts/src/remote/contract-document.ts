import type { ConsentClass } from './host';

/** A JSON Schema as it travels: plain JSON, no class, no reference to another file. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** Whole numbers, both ends included. */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** An event as this build knows it. */
export interface ContractEvent {
  /** `owner.past-tense@version` */
  readonly name: string;
  readonly payload: JsonSchema;
  /** A late subscriber gets the last value. */
  readonly replays: boolean;
}

/** A fragment offered or used: `props` is what the offering build accepts, or what the using build sends. */
export interface ContractFragment {
  /** `remote-account/recently-viewed` */
  readonly name: string;
  readonly props: JsonSchema;
}

/** A call as this build sends and reads it, or, for the gateway, as it accepts and answers it. `null` where there is no such part. */
export interface ContractCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly params: JsonSchema | null;
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly response: JsonSchema;
}

/** A page with its address patterns by locale, prefix included. */
export interface ContractRoute {
  readonly page: string;
  /** Package that draws it, as this build knows. */
  readonly remote: string;
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

export interface ContractStorageKey {
  readonly name: string;
  readonly kind: 'cookie' | 'local-storage' | 'session-storage';
  readonly owner: string;
  readonly class: ConsentClass;
}

/** Something that will go away: promotion lists who still uses it. */
export interface ContractDeprecation {
  /** As problems name items: `event product.stay-viewed@1`, `call quote`, `fragment remote-gifting/gift-panel`, `page hotel`. */
  readonly item: string;
  /** `yyyy-MM-dd` */
  readonly since: string;
  /** `yyyy-MM-dd`: the day on which it may go, if nobody uses it any more. */
  readonly removeOn: string;
  readonly replacement: string;
}

/**
 * What a release promises and what it needs, whole: stands as `contract.json` in its folder, written by the build from the small file
 * in the package and from the schemas that the build holds. Lists are sorted by name.
 */
export interface ContractDocument {
  readonly format: 1;
  /** `remote-search`, `shell`, `gateway` */
  readonly remote: string;
  readonly version: string;
  /** Team, and the address that hears of its errors. */
  readonly owner: string;
  readonly alert: string;
  /** Versions of the mount API: the shell provides some, a remote needs one of some. */
  readonly mountApi: { readonly provides: VersionRange | null; readonly needs: VersionRange | null };
  /** `./page`, `./fragment-recently-viewed` */
  readonly exposes: readonly string[];
  readonly routes: {
    /** Pages that it draws. */
    readonly draws: readonly ContractRoute[];
    /** Pages that it links to, with the addresses that it prints. */
    readonly links: readonly ContractRoute[];
    /** Pages that the shell finds by address. */
    readonly resolves: readonly ContractRoute[];
  };
  readonly events: {
    readonly emits: readonly ContractEvent[];
    readonly consumes: readonly ContractEvent[];
    /** What the shell's bus knows: anything else is refused on the page. */
    readonly carries: readonly ContractEvent[];
  };
  readonly fragments: {
    readonly offers: readonly ContractFragment[];
    readonly uses: readonly ContractFragment[];
  };
  /** Keys of the URL hash; `carries` is what the shell's codec knows. */
  readonly hashKeys: {
    readonly reads: readonly string[];
    readonly writes: readonly string[];
    readonly carries: readonly string[];
  };
  /** `carries` is the table that the shell's storage keeps to. */
  readonly storage: {
    readonly uses: readonly ContractStorageKey[];
    readonly carries: readonly ContractStorageKey[];
  };
  readonly calls: { readonly sends: readonly ContractCall[]; readonly answers: readonly ContractCall[] };
  /** Members of the host (`navigation.patchCriteria`) and flags (`flag boxes`). */
  readonly host: { readonly provides: readonly string[]; readonly needs: readonly string[] };
  /** Modules of which one copy runs on a page, with their versions: what the shell brings, what a remote was built with. */
  readonly modules: {
    readonly provides: Readonly<Record<string, string>>;
    readonly needs: Readonly<Record<string, string>>;
  };
  readonly locales: readonly string[];
  readonly deprecations: readonly ContractDeprecation[];
}
