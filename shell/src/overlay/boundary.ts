/** One owner on this page. Compressed size in bytes, load time in ms; null when not loaded. */
export interface Boundary {
  /** Name such as `shell`, `remote-search`, `remote-account/recently-viewed`. */
  readonly owner: string;
  /** Elements that it renders. They are outlined. */
  readonly selector: string;
  readonly version: string;
  /** Owning team. */
  readonly team: string | null;
  /** Required mount API. */
  readonly contract: number | null;
  readonly arm: 'stable' | 'canary' | 'lastGood';
  readonly weight: number | null;
  /** Common code: bytes of the release's own copies, which are part of `weight`; 0 when all are shared. Null when it takes none. */
  readonly ownCopy: number | null;
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

/** Colour of an owner: clay for the shell, the others in list order. */
export const hueOf = (index: number): string => hues[index % hues.length] ?? '#22261F';
