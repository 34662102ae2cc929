import type { ConsentClass } from '../mount/consent-class';

/** A self-contained JSON Schema: plain JSON, without references to other files. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** Integer range, both ends included. */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** An event with the schema of this build. */
export interface ContractEvent {
  /** `owner.past-tense@version` */
  readonly name: string;
  readonly payload: JsonSchema;
  /** Late subscribers receive the last value. */
  readonly replays: boolean;
}

/** A provided or used fragment. `props` is the schema that the provider accepts, or the one that the user sends. */
export interface ContractFragment {
  /** `remote-account/recently-viewed` */
  readonly name: string;
  readonly props: JsonSchema;
}

/**
 * A call as this build sends and reads it. For the gateway: the requests that it accepts and the responses that it sends. `null`
 * marks an absent part.
 */
export interface ContractCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly params: JsonSchema | null;
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly response: JsonSchema;
}

/** A page with its URL patterns by locale, prefix included. */
export interface ContractRoute {
  readonly page: string;
  /** The package that renders it, according to this build. */
  readonly remote: string;
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

export interface ContractStorageKey {
  readonly name: string;
  readonly kind: 'cookie' | 'local-storage' | 'session-storage';
  readonly owner: string;
  readonly class: ConsentClass;
}

/** A page that the remote brings: no build of the shell knows it. */
export interface ContractBroughtRoute {
  /** `reviews.home`: the noun of the remote, then its own name. */
  readonly page: string;
  /** One pattern by locale, prefix included. */
  readonly paths: Readonly<Record<string, string>>;
  readonly simplified?: true;
  readonly private?: true;
  /** Not found while this flag is off. */
  readonly flag?: string;
  /** Words of a link in the footer, by locale. */
  readonly label?: Readonly<Record<string, string>>;
}

/** A key of the browser's storage that the remote brings. */
interface ContractBroughtKey {
  /** `reviews.draft` */
  readonly name: string;
  readonly kind: 'local-storage' | 'session-storage';
  readonly class: ConsentClass;
  /** What it stores and for how long, by locale: a line of the cookie page. */
  readonly text: Readonly<Record<string, string>>;
}

/** What comes with a release and is read from its signed contract by servers and pages. */
export interface ContractBrings {
  readonly routes: readonly ContractBroughtRoute[];
  /** State of each flag until somebody switches it in the channel. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Absent without keys. */
  readonly storage?: readonly ContractBroughtKey[];
}

/** A planned removal. Promotion lists its remaining users. */
export interface ContractDeprecation {
  /**
   * Item name as in contract problems: `event product.stay-viewed@1`, `call quote`, `fragment remote-gifting/gift-panel`, `page
   * hotel`.
   */
  readonly item: string;
  /** `yyyy-MM-dd` */
  readonly since: string;
  /** `yyyy-MM-dd`: earliest removal date, provided nothing uses the item. */
  readonly removeOn: string;
  readonly replacement: string;
}

/**
 * The complete contract of a release: what it provides and requires. The build writes it as `contract.json` into the release
 * folder, from the package's small file and the schemas of the build. Lists are sorted by name.
 */
export interface ContractDocument {
  readonly format: 1;
  /** `remote-search`, `shell`, `gateway` */
  readonly remote: string;
  readonly version: string;
  /** Owning team and its alert address. */
  readonly owner: string;
  readonly alert: string;
  /** Versions of the mount API: provided by the shell, one required by a remote. */
  readonly mountApi: { readonly provides: VersionRange | null; readonly needs: VersionRange | null };
  /** `./page`, `./fragment-recently-viewed` */
  readonly exposes: readonly string[];
  readonly routes: {
    /** Pages that it renders. */
    readonly draws: readonly ContractRoute[];
    /** Pages that it links to, with the URLs that it prints. */
    readonly links: readonly ContractRoute[];
    /** Pages that the shell resolves by URL. */
    readonly resolves: readonly ContractRoute[];
  };
  readonly events: {
    readonly emits: readonly ContractEvent[];
    readonly consumes: readonly ContractEvent[];
    /** Events that the shell's bus accepts. It rejects all others. */
    readonly carries: readonly ContractEvent[];
  };
  readonly fragments: {
    readonly offers: readonly ContractFragment[];
    readonly uses: readonly ContractFragment[];
  };
  /** Keys of the URL hash. `carries` lists those that the shell's codec supports. */
  readonly hashKeys: {
    readonly reads: readonly string[];
    readonly writes: readonly string[];
    readonly carries: readonly string[];
  };
  /** `carries` is the table that the shell's storage enforces. */
  readonly storage: {
    readonly uses: readonly ContractStorageKey[];
    readonly carries: readonly ContractStorageKey[];
  };
  readonly calls: { readonly sends: readonly ContractCall[]; readonly answers: readonly ContractCall[] };
  /** Host members (`navigation.patchCriteria`) and flags (`flag boxes`). */
  readonly host: { readonly provides: readonly string[]; readonly needs: readonly string[] };
  /** Singleton modules of a page with their versions: provided by the shell, or built against by a remote. */
  readonly modules: {
    readonly provides: Readonly<Record<string, string>>;
    readonly needs: Readonly<Record<string, string>>;
  };
  readonly locales: readonly string[];
  /**
   * Floor and ceiling (KB, brotli) by page and fragment: `page-search`. A release is published only below its ceilings. Absent without a
   * budget, and from older builds.
   */
  readonly budget?: Readonly<Record<string, readonly [floor: number, ceiling: number]>>;
  /** Absent when the package brings nothing, and from older builds. */
  readonly brings?: ContractBrings;
  readonly deprecations: readonly ContractDeprecation[];
}
