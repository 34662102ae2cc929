import type { MountedPart } from '../mounted-parts';
import type { FrameMemory } from '../frame-memory';
import { createBlame, type Fault } from './blame';
import { findForeignRules, type ForeignRule } from './foreign-rules';
import { createKeptStyles } from './kept-styles';
import { createLandmarks, putBackRooms } from './put-back';
import { findClickEater, findHidden, undoAttributes } from './sight';

export interface WatchOptions {
  readonly memory: FrameMemory;
  /** Newest first. */
  parts(): readonly MountedPart[];
  report(release: MountedPart['release'], error: unknown): void;
}

export interface Watch {
  /** Compares the document with the shell's own state, puts back what was changed, and names the release. */
  look(changes: Changes): void;
}

interface Changes {
  /** Methods of prototypes that were put back since the last look. */
  readonly replaced: readonly string[];
  /** When the node came, went or was changed, on the clock of `performance.now()`. Now, if that is unknown. */
  timeOf(node: Node): number;
}

const nameOf = ({ id, localName }: Element): string => id || localName;

const isElement = (node: Element | undefined): node is HTMLElement => node instanceof HTMLElement;

/** Elements of the shell inside of header and footer. A fragment there belongs to its remote. */
const insideOf = (roots: readonly Element[]): readonly Element[] =>
  roots.flatMap((root) => [...root.querySelectorAll('*')].filter((found) => !found.closest('[data-remote]')));

/** The searches of one document. */
const createSearches = (memory: FrameMemory) => {
  const { html, body, main, rooms, panel, style } = memory;
  const landmarks = createLandmarks(memory.landmarks);
  const styles = createKeptStyles(memory);
  const drawn = rooms.filter(({ id }) => id === 'frame-top' || id === 'frame-bottom');
  const slots = (): readonly HTMLElement[] => [...main.children].filter(isElement);
  const visible = (): readonly HTMLElement[] => [
    html,
    body,
    main,
    ...drawn,
    ...landmarks.present().filter(isElement),
    ...slots().filter(({ id }) => id === 'slot'),
  ];
  const rules = (all: boolean): readonly ForeignRule[] =>
    findForeignRules({
      style,
      all,
      frame: () => [html, body, ...rooms, panel, ...slots(), ...insideOf(drawn)],
    });
  const torn = (): readonly Fault[] =>
    [...putBackRooms(memory), ...landmarks.putBack(), ...styles.putBack()].map((node) => ({
      what: `${nameOf(node)} was removed`,
      damage: true,
      node,
    }));
  /** Rules that reach the frame, and what hides it. A rule that hides nothing is undone and reported only. */
  const covered = (): readonly Fault[] => {
    const seen = (): ReturnType<typeof findHidden> =>
      findHidden(visible(), [...drawn, main, ...landmarks.present().filter(isElement)]);
    const hidden = seen();
    const found = rules(hidden.length > 0);
    for (const rule of found) rule.undo();
    const undone = hidden.filter(({ element }) => undoAttributes(element));
    const damage = hidden.length > 0;
    return [
      ...found.map(({ selector, key }) => ({
        what: `the rule "${selector}" reached the frame`,
        key,
        damage,
      })),
      ...undone.map(({ element, why }) => ({
        what: `${nameOf(element)} was hidden (${why})`,
        damage,
        node: element,
      })),
    ];
  };
  const eaten = (): readonly Fault[] => {
    const eater = findClickEater([html, body, ...rooms, ...slots()]);
    if (!eater) return [];
    eater.style.setProperty('display', 'none', 'important');
    return [{ what: 'an empty element took every click', damage: true, node: eater, within: eater }];
  };
  return () => [...torn(), ...covered(), ...eaten()];
};

/** Opens the watch over one document. */
export const openWatch = ({ memory, parts, report }: WatchOptions): Watch => {
  const search = createSearches(memory);
  const blame = createBlame({ parts, report });
  return {
    look({ replaced, timeOf }) {
      const methods = replaced.map((name) => ({ what: `${name} was replaced`, damage: true }));
      blame([...methods, ...search()], timeOf);
    },
  };
};
