/** Elements of the document that the slot lives in; they are in every page's HTML. */
export interface SlotElements {
  /** Where a remote is mounted; replaced at each change, so that nothing of the old one stays. */
  slot(): HTMLElement;
  /** Above it: the panel of a failed load. */
  readonly panel: HTMLElement;
}

export const findSlotElements = (): SlotElements => {
  const get = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`This document has no element "${id}".`);
    return element;
  };
  return { slot: () => get('slot'), panel: get('slot-panel') };
};

export type SlotState = 'loading' | 'mounted' | 'failed';

export interface SlotMark {
  readonly element: HTMLElement;
  readonly remote: string;
  /** Empty where nothing could be mounted. */
  readonly version: string;
  readonly state: SlotState;
}

const listeners = new Set<(mark: SlotMark) => void>();

/** Hears of each slot that begins to load, is mounted or failed, pages and fragments; gives what stops listening. */
export const onSlotMarked = (listener: (mark: SlotMark) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The test and monitoring hooks of a slot (test-hooks.md). */
export const markSlot = (element: HTMLElement, remote: string, version: string, state: SlotState): void => {
  element.dataset['remote'] = remote;
  element.dataset['remoteVersion'] = version;
  element.dataset['remoteState'] = state;
  for (const listener of listeners) listener({ element, remote, version, state });
};

/** A fresh, empty element in the old one's place: listeners and nodes of the old one are gone with it. */
export const replaceSlot = (element: HTMLElement): HTMLElement => {
  const fresh = element.cloneNode(false) as HTMLElement;
  for (const name of Object.keys(fresh.dataset)) delete fresh.dataset[name];
  element.replaceWith(fresh);
  return fresh;
};
