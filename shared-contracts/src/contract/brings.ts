import type { ConsentClass } from '../mount/consent-class';
import type { BroughtFlag } from '../platform/flags';
import type { BroughtKey } from '../platform/page-storage';
import type { Locale } from '../sites/locale';
import type { BroughtPage } from '../sites/routes';

type RouteLanguage = 'fr' | 'es' | 'it' | 'nl';

/** What a remote brings with its release, as `src/contract.ts` declares it. Names begin with the noun of the remote and a dot. */
export interface Brings {
  readonly routes: readonly {
    /** `reviews.home`. Also in `pages`. */
    readonly page: BroughtPage;
    /** Path after the prefix of the locale, by language. A language without one does not have the page. */
    readonly paths: Readonly<Partial<Record<RouteLanguage, string>>>;
    /** Header with logo and back link only. */
    readonly simplified?: true;
    /** Never in a shared cache; noindex. */
    readonly private?: true;
    /** Not found while this flag is off. */
    readonly flag?: BroughtFlag;
    /** Words of a link in the footer. Belgian locales may be left out. Without it the frame shows no link. */
    readonly label?: Readonly<Partial<Record<Locale, string>>>;
  }[];
  /** Keys of the browser's storage, with what they store and for how long in the language of the cookie page. Belgian locales may be left out. */
  readonly storage?: Readonly<
    Record<
      BroughtKey,
      {
        readonly kind: 'local-storage' | 'session-storage';
        readonly class: ConsentClass;
        readonly text: Readonly<Partial<Record<Locale, string>>>;
      }
    >
  >;
  /** State of each flag until somebody switches it in the channel. */
  readonly flags?: Readonly<Record<BroughtFlag, boolean>>;
}
