import type { Json } from '../json';
import type { RouteMatch } from '../sites/routes';
import type { ReleaseIdentity, RemoteHost, ShopLocation, SiteContext } from './host';
import type { RemoteName } from './remote-name';

/** One `<link rel=preload as=image>` for the picture that decides LCP. */
export interface PreloadImage {
  readonly href: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly type?: string;
}

/** What a page says to the document: title, robots, canonical, status. Texts are already in the visitor's language. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the canonical address without origin; the shell adds origin and alternates. */
  readonly canonicalPath?: string;
  readonly robots?: 'index,follow' | 'noindex,follow' | 'noindex';
  readonly image?: string;
  readonly previousPath?: string;
  readonly nextPath?: string;
  readonly preloadImages?: readonly PreloadImage[];
  readonly jsonLd?: readonly Json[];
}

/** Given to `prefetch`, in the browser and on the server. `location.hash` is empty on the server. */
export interface PagePrefetchInput {
  readonly site: SiteContext;
  readonly location: ShopLocation;
  readonly route: RouteMatch;
  readonly now: number;
  readonly signal?: AbortSignal;
}

/** What `prefetch` hands to `mount`: dehydrated queries, and the head that they decide. */
export interface PagePrefetch {
  readonly data: Json;
  readonly head: PageHead;
  /** HTTP status of the page: 200, 404 (no such thing) or 410 (expired). The shell draws 404 itself. */
  readonly status: number;
}

/** Given to `bootstrap`, `mount` and `unmount`. */
export interface PageProps extends RemoteHost {
  readonly element: HTMLElement;
  /** `useId` prefix of this root; the same on server and browser. */
  readonly identifierPrefix: string;
  /** The element holds this remote's server HTML. */
  readonly hydrate: boolean;
  readonly prefetched: PagePrefetch | null;
  /** What `snapshot` gave when this history entry was left. */
  readonly snapshot: Json;
  /** Replaces title and the rest of the head while mounted. */
  setHead(head: PageHead): void;
}

/** What a remote exposes as `./page`. The shell wraps each call with a budget, and none of them can take the frame down. */
export interface PageModule {
  bootstrap(props: PageProps): Promise<void>;
  mount(props: PageProps): Promise<void>;
  unmount(props: PageProps): Promise<void>;
  prefetch(input: PagePrefetchInput): Promise<PagePrefetch>;
  /** A few kilobytes of JSON that bring the page back as it was: dehydrated queries, open panels. */
  snapshot(): Json;
}

export interface FragmentProps extends RemoteHost {
  readonly element: HTMLElement;
  readonly identifierPrefix: string;
  readonly props: Json;
}

/** What a remote exposes as `./fragment-NAME`. */
export interface FragmentModule {
  mount(props: FragmentProps): Promise<void>;
  update(props: FragmentProps): Promise<void>;
  unmount(props: FragmentProps): Promise<void>;
}

/** What the shell server asks of a remote's server bundle, in a process without rights. */
export interface ServerRenderInput extends PagePrefetchInput {
  readonly release: ReleaseIdentity;
  readonly identifierPrefix: string;
  /** Where server code reaches the gateway: `http://127.0.0.1:8081`. */
  readonly gatewayOrigin: string;
  readonly requestId: string;
  /** Compiled messages of the locale (ICU syntax trees by id). */
  readonly messages: Json;
}

export interface ServerStyle {
  /** Emotion cache key of the remote and ids in it: `data-emotion="search 1abc 2def"`. */
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

export interface ServerRenderOutput extends PagePrefetch {
  readonly html: string;
  readonly styles: readonly ServerStyle[];
}

/** What a remote's server bundle exports. */
export interface ServerModule {
  render(input: ServerRenderInput): Promise<ServerRenderOutput>;
}

/** A remote's files as the composition lists them. Paths are absolute on the site's origin. */
export interface ReleaseFiles {
  readonly remote: RemoteName | 'shell';
  readonly version: string;
  /** `/_r/remote-search/0.1.0-3fa9c1/` */
  readonly base: string;
  /** Path of the federation entry, and the global that it sets. */
  readonly entry: string;
  readonly container: string;
  /** Scripts to put into the HTML per exposed module: entry first, then its chunks. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly messages: Readonly<Record<string, string>>;
  /** Who answers for it, and the mount API that it was built for; absent in releases of before. */
  readonly contract?: { readonly owner: string; readonly mountApi: number };
}

/** The resolved answer for one visitor; stands in the HTML as JSON. `id` is the hash of its content. */
export interface Composition {
  readonly id: string;
  readonly shell: ReleaseFiles;
  readonly remotes: Readonly<Partial<Record<RemoteName, ReleaseFiles>>>;
  /** Last good release of a remote, tried after the present one failed twice. */
  readonly fallbacks: Readonly<Partial<Record<RemoteName, ReleaseFiles>>>;
  /** Packages of which this visitor has the canary; absent when there is none. */
  readonly canaries?: readonly string[];
  /** SHA-384 (base64, with `sha384-`) of each script, by absolute path. A script without one is never run. */
  readonly integrity: Readonly<Record<string, string>>;
}
