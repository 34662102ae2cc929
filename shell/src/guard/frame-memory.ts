/** Header or footer, and what is beside it. */
export interface Landmark {
  readonly root: HTMLElement;
  readonly name: 'header' | 'footer';
  /** Null where the server sent none. */
  readonly found: Element | null;
  readonly parent: Node | null;
  readonly next: Node | null;
  readonly children: readonly Node[];
}

export const seeLandmark = (root: HTMLElement, name: Landmark['name']): Landmark => {
  const found = root.querySelector(name);
  return {
    root,
    name,
    found,
    parent: found?.parentNode ?? null,
    next: found?.nextSibling ?? null,
    children: [...root.childNodes],
  };
};

/** The elements of the document that belong to the shell, as the server sent them. The shell draws into them until the document ends. */
export interface FrameMemory {
  readonly html: HTMLElement;
  readonly head: HTMLHeadElement;
  readonly body: HTMLElement;
  readonly main: HTMLElement;
  /** Children of `body`, in order. */
  readonly rooms: readonly HTMLElement[];
  /** The child of `main` before the slot. */
  readonly panel: HTMLElement;
  readonly landmarks: readonly Landmark[];
  /** The style element of each page, the only one without a name of Emotion. */
  readonly style: HTMLStyleElement | null;
}

/** Null for a document that is not the shell's, as in tests of a part. */
export const rememberFrame = (): FrameMemory | null => {
  const { documentElement: html, head, body } = document;
  const [overlay, top, main, bottom, announcer, panel] = [
    'frame-overlay',
    'frame-top',
    'main',
    'frame-bottom',
    'announcer',
    'slot-panel',
  ].map((id) => document.getElementById(id));
  if (!overlay || !top || !main || !bottom || !announcer || !panel) return null;
  const landmarks = [seeLandmark(top, 'header'), seeLandmark(bottom, 'footer')];
  const rooms = [overlay, top, main, bottom, announcer];
  const style = head.querySelector<HTMLStyleElement>('style:not([data-emotion])');
  return { html, head, body, main, rooms, panel, landmarks, style };
};
