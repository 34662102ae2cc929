/** Browser reports to the shell server about a release: `POST /_shell/observations`. Measures our own code, never the visitor. */

export const partOutcomes = ['mounted', 'last-good', 'failed'] as const;
type PartOutcome = (typeof partOutcomes)[number];

export const vitalNames = ['lcp', 'inp', 'cls', 'long-tasks'] as const;
export type VitalName = (typeof vitalNames)[number];

interface Observed {
  /** Route name of the page, `product`. Never its path, which may contain an order. */
  readonly route: string;
  readonly remote: string;
  readonly release: string;
}

/** Outcome of a page, a fragment or the frame, once per page view. */
interface PartObservation extends Observed {
  readonly kind: 'part';
  /** `page`, `frame` or the fragment's name. */
  readonly part: string;
  readonly outcome: PartOutcome;
  /** For the initial page of a document. Null for everything that only the browser renders. */
  readonly server: 'drawn' | 'lost' | null;
  /** True when it counts in the load comparison: not after a failure in the same document, nor in a reloaded one. */
  readonly load: boolean;
  /** True when it counts as a page view of its release, for the error rate. */
  readonly view: boolean;
}

interface ErrorObservation extends Observed {
  readonly kind: 'error';
  readonly code: string;
  /** At most 256 characters. */
  readonly message: string;
  /** True for the first error of a counted page view. */
  readonly bad: boolean;
}

interface VitalObservation extends Observed {
  readonly kind: 'vital';
  readonly metric: VitalName;
  /** Milliseconds; `cls` has no unit. */
  readonly value: number;
}

/** A page view as a span of a trace (record 1100). Only with consent to statistics, and while the servers trace. */
export interface ViewObservation extends Observed {
  readonly kind: 'view';
  /** Id of the trace: 32 hexadecimal digits, new for each page view. */
  readonly trace: string;
  /** 16 hexadecimal digits. */
  readonly span: string;
  /** Span of the server that sent the document. Null after a click. */
  readonly parent: string | null;
  readonly cause: 'document' | 'click';
  /** Milliseconds UTC, by the clock of the server. */
  readonly start: number;
  readonly ms: number;
}

export type Observation = PartObservation | ErrorObservation | VitalObservation;

export interface ObservationReport {
  readonly composition: string;
  readonly locale: string;
  readonly items: readonly (Observation | ViewObservation)[];
}

/** Maximum items per report. A page has only a few. */
export const maxItems = 60;
export const maxMessage = 256;
export const observationsPath = '/_shell/observations';
