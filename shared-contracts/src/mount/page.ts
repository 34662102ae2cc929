import type { Json } from '../base/json';
import type { RouteMatch } from '../sites/routes';
import type { ReleaseIdentity, RemoteHost, ShopLocation, SiteContext } from './host';
import type { RemoteName } from './remote-name';

/** One `<link rel=preload as=image>` for the LCP image. */
export interface PreloadImage {
  readonly href: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly type?: string;
  /** Windows that show this image. Absent: all. */
  readonly media?: string;
}

/** Document metadata of a page: title, robots, canonical, status. Texts are localised. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the canonical URL without origin. The shell adds origin and alternates. */
  readonly canonicalPath?: string;
  readonly robots?: 'index,follow' | 'noindex,follow' | 'noindex';
  readonly image?: string;
  readonly previousPath?: string;
  readonly nextPath?: string;
  readonly preloadImages?: readonly PreloadImage[];
  readonly jsonLd?: readonly Json[];
}

/** Passed to `prefetch`, in the browser and on the server. `location.hash` is empty on the server. */
export interface PagePrefetchInput {
  readonly site: SiteContext;
  readonly location: ShopLocation;
  readonly route: RouteMatch;
  readonly now: number;
  readonly signal?: AbortSignal;
}

/** Result of `prefetch`, passed to `mount`: dehydrated queries and the document head. */
export interface PagePrefetch {
  readonly data: Json;
  readonly head: PageHead;
  /**
   * HTTP status of the page: 200, 301 (the item has another address, `head.canonicalPath`), 404 (not found), 410 (expired) or 503 (its
   * data could not be loaded). The shell renders the 404 page itself, and caches no page with 503. On 301 its server redirects; in the
   * browser the page is mounted and goes there itself.
   */
  readonly status: number;
}

/** Passed to `bootstrap`, `mount` and `unmount`. */
export interface PageProps extends RemoteHost {
  readonly element: HTMLElement;
  /** `useId` prefix of this root. Identical on server and browser. */
  readonly identifierPrefix: string;
  /** True when the element holds server-rendered HTML of this remote. */
  readonly hydrate: boolean;
  readonly prefetched: PagePrefetch | null;
  /** Result of `snapshot` from when the visitor left this history entry. */
  readonly snapshot: Json;
  /** Replaces the title and the rest of the document head while mounted. */
  setHead(head: PageHead): void;
}

/** Interface of the exposed module `./page`. The shell wraps each call with a timeout, and no call can break the frame. */
export interface PageModule {
  bootstrap(props: PageProps): Promise<void>;
  mount(props: PageProps): Promise<void>;
  unmount(props: PageProps): Promise<void>;
  prefetch(input: PagePrefetchInput): Promise<PagePrefetch>;
  /** A few kilobytes of JSON that restore the page: dehydrated queries, open panels. */
  snapshot(): Json;
}

export interface FragmentProps extends RemoteHost {
  readonly element: HTMLElement;
  readonly identifierPrefix: string;
  readonly props: Json;
}

/** Interface of the exposed module `./fragment-NAME`. */
export interface FragmentModule {
  mount(props: FragmentProps): Promise<void>;
  update(props: FragmentProps): Promise<void>;
  unmount(props: FragmentProps): Promise<void>;
}

/** Request from the shell server to a remote's server bundle, in a sandboxed process. */
export interface ServerRenderInput extends PagePrefetchInput {
  readonly release: ReleaseIdentity;
  readonly identifierPrefix: string;
  /** Gateway origin for server code: `http://127.0.0.1:8081`. */
  readonly gatewayOrigin: string;
  readonly requestId: string;
  /** Compiled messages of the locale (ICU syntax trees by id). */
  readonly messages: Json;
}

export interface ServerStyle {
  /** Emotion cache key of the remote and its style ids: `data-emotion="search 1abc 2def"`. */
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

export interface ServerRenderOutput extends PagePrefetch {
  readonly html: string;
  readonly styles: readonly ServerStyle[];
  /** The HTML is the page's skeleton, which scripts replace. Absent for other pages and in older releases. */
  readonly skeleton?: true;
}

/** What a page's `prefetch` decides for search engines: known before the HTML is rendered. */
export type PageAnswer = Pick<PagePrefetch, 'head' | 'status'>;

/** Exports of a remote's server bundle. */
export interface ServerModule {
  /** Calls `onAnswer` once `prefetch` has returned: the shell keeps head and status of a page whose HTML is late. */
  render(input: ServerRenderInput, onAnswer?: (answer: PageAnswer) => void): Promise<ServerRenderOutput>;
}

/**
 * A part of the code that releases have in common: kit, design system, formats, criteria. A version is the hash of its code, and a remote
 * takes exactly the version that it was built with, because its server bundle renders the same HTML only then.
 */
export interface CommonCode {
  /** `0.1.0-3fa9c17b20` */
  readonly version: string;
  /** The release's own copy, without base. Part of the `scripts` of a remote, and not loaded where the page has this version. */
  readonly file: string;
  /** Global variable that the file sets: a function that returns the exports. */
  readonly global: string;
}

/** Files of a remote in the composition. Paths are absolute on the site's origin. */
export interface ReleaseFiles {
  readonly remote: RemoteName | 'shell';
  readonly version: string;
  /** `/_r/remote-search/0.1.0-3fa9c1/` */
  readonly base: string;
  /** Path of the federation entry, and the global variable that it sets. */
  readonly entry: string;
  readonly container: string;
  /** Scripts per exposed module: entry first, then its chunks. The same for each `page-NAME` with a chunk of its own. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** File with all texts by locale: `messages/fr_FR.js`. */
  readonly messages: Readonly<Record<string, string>>;
  /**
   * Name of the file with the texts of a page or fragment: `{ "page-hotel": "page-product" }` is `messages/fr_FR.page-product.js`.
   * A part without a name, and each part of an older release, needs the file with all texts.
   */
  readonly messageParts?: Readonly<Record<string, string>>;
  /** What a remote uses, and the shell provides. Absent in older releases, and in development: they contain all of their code. */
  readonly common?: readonly CommonCode[];
  /**
   * Path of the script that names all parts and hashes of the release. Present in a document that names only what its page
   * needs.
   */
  readonly table?: string;
  /** Owning team and required mount API version. Absent in older releases. */
  readonly contract?: { readonly owner: string; readonly mountApi: number };
}

/** The resolved releases for one visitor, embedded in the HTML as JSON. `id` is the hash of its content. */
export interface Composition {
  readonly id: string;
  readonly shell: ReleaseFiles;
  readonly remotes: Readonly<Record<RemoteName, ReleaseFiles>>;
  /** Last good release of a remote: the fallback after the current release failed twice. */
  readonly fallbacks: Readonly<Record<RemoteName, ReleaseFiles>>;
  /** Packages whose canary this visitor gets. Absent when there is none. */
  readonly canaries?: readonly string[];
  /** SHA-384 (base64, prefix `sha384-`) of each script, by absolute path. A script without an entry never runs. */
  readonly integrity: Readonly<Record<string, string>>;
}
