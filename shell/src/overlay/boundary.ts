/** One owner on this page; weight in bytes (compressed), load time in milliseconds; null when not loaded. */
export interface Boundary {
  /** `shell`, `remote-search`, `remote-account/recently-viewed`. */
  readonly owner: string;
  /** Elements that it draws; outlined where they are. */
  readonly selector: string;
  readonly version: string;
  /** Team that answers for it. */
  readonly team: string | null;
  /** Mount API that it was built for. */
  readonly contract: number | null;
  readonly arm: 'stable' | 'canary' | 'lastGood';
  readonly weight: number | null;
  readonly loadTime: number | null;
  readonly health: 'healthy' | 'waiting' | 'failed';
}

export interface BoundaryOverlayProps {
  readonly boundaries: readonly Boundary[];
  readonly compositionId: string;
  readonly channel: string;
  readonly statusHref: string;
  readonly onClose: () => void;
}

const hues = ['#8F3E20', '#1B5E8C', '#5B3B8C', '#7D5200', '#1F6B5C', '#8C1B5E', '#3F5B1B'];

/** Colour of an owner: the shell is clay, the others follow in the order of the list. */
export const hueOf = (index: number): string => hues[index % hues.length] ?? '#22261F';
