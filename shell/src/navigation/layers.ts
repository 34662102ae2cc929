import type { ShopLocation } from '@detour/shared-contracts/mount';
import { hrefOf, newEntryKey, readEntryState, type LayerState } from './history-entries';

/**
 * Dialogs, galleries and maps over a page. Each open one has a history entry with the page's URL, so that Back closes it instead of
 * leaving the page.
 */
export interface Layers {
  /** A layer has opened. `close` is called when the visitor goes back. Returns the function to call when it has closed. */
  open(close: () => void): () => void;
  /** The browser has moved to another entry. Returns true when it stayed on this page, and only layers opened or closed. */
  traversed(): boolean;
  /** Before another page: leaves the entries of layers, so that Back from that page finds this page. Does not close them. */
  rewind(): Promise<void>;
  /** The present entry was written, or is that of another page. `goOn`: layers that are still open get entries above it. */
  settled(goOn: boolean): void;
}

interface Layer {
  readonly close: () => void;
}

/** Maximum time (ms) that a navigation waits for the browser to leave the entries of layers. */
const patience = 1000;

const presentLayer = (): LayerState | null => readEntryState(history.state).layer;

/** Marks the present entry with its layer, and gives it the visitor's location, which may have changed above it. */
const mark = ({ key, state, ...location }: ShopLocation, layer: LayerState): void =>
  history.replaceState({ ...readEntryState(history.state), key, user: state, layer }, '', hrefOf(location));

/** Pushes the entry of one more layer. Returns it. */
const push = (location: ShopLocation, below: LayerState | null): LayerState => {
  const { base, depth } = below ?? { base: newEntryKey(), depth: 0 };
  if (!below) mark(location, { base, depth });
  const layer = { base, depth: depth + 1 };
  history.pushState({ key: location.key, scrollY, user: location.state, layer }, '', hrefOf(location));
  return layer;
};

/** Moves of our own: back from entries of layers. The browser reports the arrival with an event. */
const createWay = () => {
  let arrived: Promise<void> | null = null;
  let report = (): void => undefined;
  return {
    isOpen: () => arrived !== null,
    arrived: () => arrived ?? Promise.resolve(),
    goBack(entries: number): Promise<void> {
      arrived = new Promise<void>((resolve) => {
        report = resolve;
      });
      history.go(-entries);
      return arrived;
    },
    arrive(): void {
      report();
      arrived = null;
    },
  };
};

const closeAll = (layers: readonly Layer[]): void => {
  for (const { close } of layers.toReversed()) close();
};

/** Layers over the pages of one document. `location` is the visitor's. */
export const createLayers = (location: () => ShopLocation): Layers => {
  const open: Layer[] = [];
  const way = createWay();
  /** Of the entry that we last knew as present. */
  let here = presentLayer();
  let isPlanned = false;

  /** Makes the number of entries equal to the number of open layers. */
  const balance = (): void => {
    isPlanned = false;
    if (way.isOpen()) return;
    const surplus = (here?.depth ?? 0) - open.length;
    if (surplus > 0) void way.goBack(surplus);
    for (let missing = -surplus; missing > 0; missing -= 1) here = push(location(), here);
  };

  // After the page has rendered: one dialog that replaces another needs no new entry.
  const plan = (): void => {
    if (!isPlanned) setTimeout(balance);
    isPlanned = true;
  };

  return {
    open(close) {
      const layer = { close };
      open.push(layer);
      plan();
      return () => {
        const at = open.indexOf(layer);
        if (at === -1) return;
        open.splice(at, 1);
        plan();
      };
    },

    traversed() {
      const from = here;
      here = presentLayer();
      const isOwn = way.isOpen();
      way.arrive();
      if (!from || here?.base !== from.base || (here.depth === from.depth && !isOwn)) return false;
      mark(location(), here);
      if (!isOwn) closeAll(open.splice(here.depth));
      // Forward, to the entry of a layer that nothing can open again.
      plan();
      return true;
    },

    async rewind() {
      open.splice(0);
      if (!way.isOpen() && (here?.depth ?? 0) === 0) return;
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, patience);
      });
      await Promise.race([way.arrived(), late]);
      if (here && here.depth > 0) await Promise.race([way.goBack(here.depth), late]);
      way.arrive();
    },

    settled(goOn) {
      here = presentLayer();
      if (!goOn) closeAll(open.splice(0));
      plan();
    },
  };
};
