import type { ConsentClass } from './consent-class';
import type { RemoteName } from './remote-name';
import type { Observable } from 'rxjs';
import type { Clock } from '../base/clock';
import type { Criteria } from '../criteria/criteria';
import type { CriteriaPatch } from '../criteria/declared-criteria';
import type { EventName, EventPayload } from '../events/catalogue';
import type { Json } from '../base/json';
import type { FlagName } from '../platform/flags';
import type { BroughtItem, StorageKey } from '../platform/page-storage';
import type { Country, Locale } from '../sites/locale';
import type { BroughtRoute } from '../sites/brought-route';
import type { RouteMatch } from '../sites/routes';

export type Flow = 'booking' | 'gifting' | 'hotel' | 'activity';

/** User of the page: a visitor, or customer care by the shell's flag. */
export type Mode = 'visitor' | 'care';

/** Feature flags by name. Undefined when the shell is older than the flag. */
export type SiteFlags<F extends FlagName = FlagName> = { readonly [N in F]: boolean | undefined };

/** Request context, resolved before any remote runs. Identical on server and browser. `F` lists the flags that the user declares. */
export interface SiteContext<F extends FlagName = FlagName> {
  readonly locale: Locale;
  readonly country: Country;
  /** Absolute origin of the site, without trailing slash: `http://fr.localhost:8080`. */
  readonly origin: string;
  /** IANA zone of the market. */
  readonly timeZone: string;
  readonly brand: string;
  /** Phone number of support in this market's notation. */
  readonly phone: string;
  readonly mode: Mode;
  readonly flags: SiteFlags<F>;
  /**
   * Pages that remotes of this composition bring and that are live. `broughtPath` prints their addresses. Absent when there are none, and
   * from older shells.
   */
  readonly routes?: readonly BroughtRoute[];
  /** Storage keys that remotes of this composition bring. Absent when there are none, and from older shells. */
  readonly storage?: readonly BroughtItem[];
  /** The shop sells the demo catalogue, so the frame shows a notice (architecture, honesty rules). */
  readonly demonstration: boolean;
  /** Key of the hosted map service, from the settings. Null or absent when there is none. @spec MAP-008 */
  readonly mapsKey?: string | null;
  /** Origin of the gift shop that has the boxes while the flag `boxMigration` is off. Null or absent without one. @spec ROUTE-019 */
  readonly giftShop?: string | null;
  /**
   * Affiliate whose gifts this shop sells; sent with searches of a gift's stays. Null or absent without one. @spec CALL-002 CALL-004
   */
  readonly affiliateId?: string | null;
  /** The browser sends cards and wallets directly to the payment provider. Absent or false with the sandbox. */
  readonly paysInBrowser?: boolean;
  /**
   * Publishable key of the payment provider, for wallets before there is an order. Null with the sandbox; absent from older shells, which
   * show wallets on the payment page only.
   */
  readonly expressKey?: string | null;
  /**
   * Partner whose page opened this tab. Null or absent without one, and always on the server, which does not know it. The kit's
   * client adds it to calls. Nothing rendered may depend on it. @spec MINI-013
   */
  readonly minisiteId?: number | null;
}

/** Current location. `search` and `hash` start with `?` and `#`, or are empty. `key` identifies the history entry. */
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
  /** What is known of the next page's heading: the shell shows it at once, until the page is there. Ignored by older shells. */
  readonly heading?: string;
}

/** Outcome of a navigation: `superseded` by a later one, or `failed` with the old page still shown. */
export type NavigationOutcome = 'committed' | 'superseded' | 'failed';

/** The shell's history, passed to each remote. Remotes never use `history` or `location` directly. @spec HASH-025 */
export interface Navigation {
  location(): ShopLocation;
  route(): RouteMatch;
  criteria(): Criteria;
  /** Loads and prefetches the next page before the URL changes. `to` is a path with query and hash. */
  navigate(to: string, options?: NavigateOptions): Promise<NavigationOutcome>;
  /** Writes search criteria to the hash. `commit` pushes a history entry (a search); otherwise the entry is replaced (typing). */
  patchCriteria(patch: CriteriaPatch, options?: { readonly commit?: boolean }): void;
  back(): void;
  /**
   * A dialog or another layer over the page has opened. Going back then calls `close` and stays on the page. Returns the function to call
   * when the layer has closed. Absent from older shells, where Back leaves the page.
   */
  readonly openLayer?: (close: () => void) => () => void;
  subscribe(listener: (location: ShopLocation) => void): () => void;
}

/**
 * The shell's typed event bus. It validates payloads and rejects unknown names and versions. `E` and `C` list the events that the
 * user may emit and consume.
 */
export interface EventBus<E extends EventName = EventName, C extends EventName = EventName> {
  /** Type-level only: a bus with fewer events is not assignable to one with more. */
  readonly accepts?: (emitted: E, consumed: C) => void;
  emit<N extends E>(name: N, payload: EventPayload<N>): void;
  /** State-like events replay their last value to late subscribers. */
  on<N extends C>(name: N): Observable<EventPayload<N>>;
}

/** The remote's own release, included in each report. */
export interface ReleaseIdentity {
  readonly remote: RemoteName | 'shell';
  readonly version: string;
  readonly compositionId: string;
  /** Random id of this document, kept in memory only. Absent from older shells. */
  readonly visit?: string;
}

export interface ErrorReport {
  /** `load`, `render`, `data` or `contract`: the error boundary that caught it. */
  readonly kind: 'load' | 'render' | 'data' | 'contract';
  readonly code: string;
  readonly error: unknown;
}

/** A named part of a remote, mounted into an element of another page. */
export interface FragmentRequest {
  readonly remote: RemoteName;
  /** Without the remote's name: `recently-viewed`. */
  readonly name: string;
  readonly props: Json;
  /** `eager`: mount immediately, for example a drawer on request. Otherwise mount when the element approaches the viewport. */
  readonly loading?: 'eager' | undefined;
}

export interface FragmentHandle {
  update(props: Json): void;
  unmount(): Promise<void>;
}

export interface Consent {
  /** Null until the visitor answers. */
  current(): { readonly preferences: boolean; readonly statistics: boolean } | null;
  allows(kind: ConsentClass): boolean;
  /** Reopens the consent choices (footer link). */
  reopen(): void;
}

/** `localStorage` restricted by the storage table: rejects unknown keys, and writes nothing above `needed` before consent. */
export interface StoragePort<K extends StorageKey = StorageKey> {
  readonly read: (key: K) => string | null;
  readonly write: (key: K, value: string) => void;
  readonly remove: (key: K) => void;
  /** Fires when another tab or another remote on this page writes the key. */
  readonly subscribe: (key: K, listener: () => void) => () => void;
}

/** Everything that a page or fragment may use from its host. Nothing else on the window is shared. */
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
