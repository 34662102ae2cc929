/** What browsers tell the shell server of a release: `POST /_shell/observations`. Measures of our own code, nothing of the visitor. */

export const partOutcomes = ['mounted', 'last-good', 'failed'] as const;
type PartOutcome = (typeof partOutcomes)[number];

export const vitalNames = ['lcp', 'inp', 'cls', 'long-tasks'] as const;
export type VitalName = (typeof vitalNames)[number];

interface Observed {
  /** Name of the page's route, `product`; never its path, which may hold an order. */
  readonly route: string;
  readonly remote: string;
  readonly release: string;
}

/** How a page, a fragment or the frame came out, once for each in a page view. */
interface PartObservation extends Observed {
  readonly kind: 'part';
  /** `page`, `frame` or the fragment's name. */
  readonly part: string;
  readonly outcome: PartOutcome;
  /** Of the page that a document was asked for; null for everything that only the browser draws. */
  readonly server: 'drawn' | 'lost' | null;
  /** Counts among the loads that are compared: not after one that failed in the same document, nor in a reloaded one. */
  readonly load: boolean;
  /** Counts as a page view of its release, for the share of those with an error. */
  readonly view: boolean;
}

interface ErrorObservation extends Observed {
  readonly kind: 'error';
  readonly code: string;
  /** 256 characters at most. */
  readonly message: string;
  /** The first of a page view that counts. */
  readonly bad: boolean;
}

interface VitalObservation extends Observed {
  readonly kind: 'vital';
  readonly metric: VitalName;
  /** Milliseconds; `cls` has no unit. */
  readonly value: number;
}

export type Observation = PartObservation | ErrorObservation | VitalObservation;

export interface ObservationReport {
  readonly composition: string;
  readonly locale: string;
  readonly items: readonly Observation[];
}

/** Items of one report; a page has a handful. */
export const maxItems = 60;
export const maxMessage = 256;
export const observationsPath = '/_shell/observations';
