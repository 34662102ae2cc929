/** Elements of the page's slot. The HTML of every page contains them. */
export interface SlotElements {
  /** Mount element of a remote. Replaced at each change, so that nothing of the old page remains. */
  slot(): HTMLElement;
  /** Panel above the slot, shown after a failed load. */
  readonly panel: HTMLElement;
}

export const findSlotElements = (): SlotElements => {
  const get = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`This document has no element "${id}".`);
    return element;
  };
  const panel = get('slot-panel');
  const room = panel.parentElement ?? document.body;
  // A page may have torn the slot out of the document, or the part of the document that contains it.
  const slot = (): HTMLElement =>
    room.querySelector<HTMLElement>('#slot') ??
    room.appendChild(Object.assign(document.createElement('div'), { id: 'slot' }));
  get('slot');
  return { slot, panel };
};

export type SlotState = 'loading' | 'mounted' | 'failed';

export interface SlotMark {
  readonly element: HTMLElement;
  readonly remote: string;
  /** Empty when nothing could be mounted. */
  readonly version: string;
  readonly state: SlotState;
}

const listeners = new Set<(mark: SlotMark) => void>();

/** Calls the listener when a slot (page or fragment) starts loading, is mounted or fails. Returns the unsubscribe function. */
export const onSlotMarked = (listener: (mark: SlotMark) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sets the data attributes that tests read (docs/contracts/dom-hooks.md) and calls the listeners. */
export const markSlot = (element: HTMLElement, remote: string, version: string, state: SlotState): void => {
  element.dataset['remote'] = remote;
  element.dataset['remoteVersion'] = version;
  element.dataset['remoteState'] = state;
  for (const listener of listeners) listener({ element, remote, version, state });
};

/** Replaces the element with an empty one, which drops its listeners and nodes. */
export const replaceSlot = (element: HTMLElement): HTMLElement => {
  const fresh = element.cloneNode(false) as HTMLElement;
  for (const name of Object.keys(fresh.dataset)) delete fresh.dataset[name];
  element.replaceWith(fresh);
  return fresh;
};
