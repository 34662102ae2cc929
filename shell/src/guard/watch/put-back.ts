import { seeLandmark, type FrameMemory, type Landmark } from '../frame-memory';

const putAfter = (parent: Node, node: Node, before: Node | null): void => {
  parent.insertBefore(node, before ? before.nextSibling : parent.firstChild);
};

/** Puts the shell's own elements back where they belong. Returns those that were missing. */
export const putBackRooms = (memory: Omit<FrameMemory, 'landmarks'>): readonly Element[] => {
  const { html, head, body, main, rooms, panel } = memory;
  const missing: Element[] = [];
  const put = (parent: Node, node: Element, before: Node | null): void => {
    if (node.parentNode === parent) return;
    missing.push(node);
    putAfter(parent, node, before);
  };
  const foreign = document.documentElement as Element | null;
  if (foreign !== html) {
    foreign?.parentNode?.removeChild(foreign);
    put(document, html, document.lastChild);
  }
  put(html, head, null);
  put(html, body, head);
  for (const other of html.querySelectorAll(':scope > body, :scope > head'))
    if (other !== body && other !== head) html.removeChild(other);
  let before: Node | null = null;
  for (const room of rooms) {
    put(body, room, before);
    before = room;
  }
  put(main, panel, null);
  return missing;
};

/** A crashed part shows the crash page instead. */
const hasCrashed = ({ root }: Landmark): boolean => root.querySelector('[data-testid="page-error"]') !== null;

const putBack = (landmark: Landmark): boolean => {
  const { root, found, parent, next, children } = landmark;
  if (!found || hasCrashed(landmark)) return false;
  let before: Node | null = null;
  for (const child of children) {
    if (child.parentNode !== root) putAfter(root, child, before);
    before = child;
  }
  if (!root.contains(found) && parent && root.contains(parent))
    parent.insertBefore(found, next?.parentNode === parent ? next : null);
  return root.contains(found);
};

/** Header and footer: React draws them, and does not notice when they are torn out of its tree. */
export const createLandmarks = (first: readonly Landmark[]) => {
  let landmarks = first;
  const present = (): readonly Element[] =>
    landmarks.flatMap(({ root, name }) => root.querySelector(name) ?? []);
  return {
    /** Those in the document. */
    present,
    /** Puts back what was torn out, and returns it. */
    putBack(): readonly Element[] {
      const missing = landmarks.filter(({ root, name }) => root.querySelector(name) === null);
      const done = missing.filter(putBack);
      landmarks = landmarks.map((landmark) =>
        missing.includes(landmark) ? landmark : seeLandmark(landmark.root, landmark.name),
      );
      return done.flatMap(({ found }) => found ?? []);
    },
  };
};
