import type { RemoteName } from './remote-name';
import type { Observable } from 'rxjs';
import type { Clock } from '../clock';
import type { Criteria, CriteriaPatch } from '../criteria/criteria';
import type { EventName, EventPayload } from '../events/catalogue';
import type { Json } from '../json';
import type { Country, Locale } from '../sites/locale';
import type { RouteMatch } from '../sites/routes';

export type Flow = 'booking' | 'gifting' | 'hotel' | 'activity';

/** Who drives the page: a visitor, or customer care through the shell's flag. */
export type Mode = 'visitor' | 'care';

/** What a visitor's request has settled before any remote runs; the same on server and browser. */
export interface SiteContext {
  readonly locale: Locale;
  readonly country: Country;
  /** Absolute origin of the site, without a slash at the end: `http://fr.localhost:8080`. */
  readonly origin: string;
  /** IANA zone of the market. */
  readonly timeZone: string;
  readonly brand: string;
  /** Help line as it is written in this market. */
  readonly phone: string;
  readonly mode: Mode;
  readonly flags: Readonly<Record<string, boolean>>;
  /** The demonstration catalogue is sold: the frame says so (architecture, honesty rules). */
  readonly demonstration: boolean;
  /** Key of the hosted map service, from the operator's settings; null or absent where there is none. @spec MAP-008 */
  readonly mapsKey?: string | null;
  /** Cards and wallets are given to the payment provider in the browser, on the payment page; absent or false with the sandbox. */
  readonly paysInBrowser?: boolean;
  /**
   * Partner by whose page this tab came; null or absent without one, and always on the server, which does not know it. The client of the
   * kit adds it to calls: nothing that is drawn may depend on it. @spec MINI-013
   */
  readonly minisiteId?: number | null;
}

/** Where the visitor is. `search` and `hash` start with `?` and `#`, or are empty. `key` names the history entry. */
export interface ShopLocation {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
  readonly state: Json;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: Json;
  /** `top` (default) for a new page; `keep` when only criteria or a panel change. */
  readonly scroll?: 'top' | 'keep';
}

/** How a navigation ended: `superseded` by a later one, or `failed` with the old page still there. */
export type NavigationOutcome = 'committed' | 'superseded' | 'failed';

/** The shell's history, given to each remote. No remote touches `history` or `location` itself. @spec HASH-025 */
export interface Navigation {
  location(): ShopLocation;
  route(): RouteMatch;
  criteria(): Criteria;
  /** Prepare, then commit: loads and prefetches the next page before the URL changes. `to` is a path with query and hash. */
  navigate(to: string, options?: NavigateOptions): Promise<NavigationOutcome>;
  /** Writes search criteria into the hash; `commit` pushes an entry (a search), else the entry is replaced (typing). */
  patchCriteria(patch: CriteriaPatch, options?: { readonly commit?: boolean }): void;
  back(): void;
  subscribe(listener: (location: ShopLocation) => void): () => void;
}

/** The typed bus that the shell installs. Payloads are validated; an unknown name or version is refused. */
export interface EventBus {
  emit<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** State-like events replay their last value to a late subscriber. */
  on<N extends EventName>(name: N): Observable<EventPayload<N>>;
}

/** What a remote knows of its own release; stands in each report. */
export interface ReleaseIdentity {
  readonly remote: RemoteName | 'shell';
  readonly version: string;
  readonly compositionId: string;
}

export interface ErrorReport {
  /** `load`, `render`, `data` or `contract`: the net that caught it. */
  readonly kind: 'load' | 'render' | 'data' | 'contract';
  readonly code: string;
  readonly error: unknown;
}

/** Named part of a remote to be mounted in an element of another page. */
export interface FragmentRequest {
  readonly remote: RemoteName;
  /** Without the remote's name: `recently-viewed`. */
  readonly name: string;
  readonly props: Json;
  /** `eager`: at once, wherever the element stands, such as a drawer that was asked for; without it once the element comes near. */
  readonly loading?: 'eager' | undefined;
}

export interface FragmentHandle {
  update(props: Json): void;
  unmount(): Promise<void>;
}

export type ConsentClass = 'needed' | 'preferences' | 'statistics';

export interface Consent {
  /** null until the visitor answered. */
  current(): { readonly preferences: boolean; readonly statistics: boolean } | null;
  allows(kind: ConsentClass): boolean;
  /** Opens the choices again (footer link). */
  reopen(): void;
}

/** `localStorage` behind the storage table: unknown keys are refused, and nothing above `needed` is kept before consent. */
export interface StoragePort {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Fires when another tab, or another remote on this page, wrote the key. */
  subscribe(key: string, listener: () => void): () => void;
}

/** All that a page or fragment may use of its host; nothing else of the window is shared. */
export interface RemoteHost {
  readonly site: SiteContext;
  readonly release: ReleaseIdentity;
  readonly navigation: Navigation;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly consent: Consent;
  readonly storage: StoragePort;
  report(report: ErrorReport): void;
  mountFragment(element: HTMLElement, request: FragmentRequest): FragmentHandle;
}
