/** What a remote may not change: its own code and everybody's next page depend on it. */
export interface LockedScope {
  readonly object: object;
  /** Names. Without them, every method except those of `replaceable`. */
  readonly names?: readonly string[];
}

/** A locked method of a prototype cannot be assigned on an instance either, and programs replace these on their own objects. */
const replaceable = new Set(['then', 'toString', 'valueOf']);

export const methodsOf = (object: object): readonly string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(object))
    .filter(([name, { value }]) => typeof value === 'function' && name !== 'constructor')
    .map(([name]) => name);

const lockable = (object: object): readonly string[] =>
  methodsOf(object).filter((name) => !replaceable.has(name));

/** Locks the present values. Code in strict mode that assigns one throws. A property that is locked already is left alone. */
export const lockValues = ({ object, names = lockable(object) }: LockedScope): void => {
  for (const name of names) {
    const found = Object.getOwnPropertyDescriptor(object, name);
    if (!found?.configurable) continue;
    const isValue = 'value' in found;
    Object.defineProperty(object, name, { configurable: false, ...(isValue && { writable: false }) });
  }
};

/** The platform functions of the shell, and of the libraries that it shares. `kept-methods.ts` has the others. */
export const platformScopes = (): readonly LockedScope[] => [
  {
    object: globalThis,
    names: (
      'fetch history navigator crypto detourLoad detourIntegrity MutationObserver ' +
      'Array Object String Promise JSON Map Set WeakMap Reflect URL Headers'
    ).split(' '),
  },
  // single-spa has put its own functions there.
  { object: history, names: ['pushState', 'replaceState'] },
  ...[Array, Object, Promise, JSON, Reflect, History.prototype].map((object) => ({ object })),
  ...[String, Promise].map(({ prototype }) => ({ object: prototype as object })),
  ...[EventTarget, Node, Element, Document].map(({ prototype }) => ({ object: prototype as object })),
];

/** Reports a refused change and throws. */
export type Refuse = (what: string) => never;

const refuseMethods = (element: Element, names: readonly string[], refuse: Refuse): void => {
  for (const name of names)
    Object.defineProperty(element, name, { value: () => refuse(`${element.localName}.${name}()`) });
};

const refuseTexts = (element: Element, refuse: Refuse): void => {
  for (const name of ['innerHTML', 'outerHTML', 'textContent', 'innerText'] as const)
    Object.defineProperty(element, name, {
      get: () => Reflect.get(Object.getPrototypeOf(element) as object, name, element) as unknown,
      set() {
        refuse(`${element.localName}.${name}`);
      },
    });
};

export interface LockedElements {
  /** Elements whose children belong to the shell. */
  readonly rooms: readonly Element[];
  /** Elements that stay where they are. A library of the shell draws their content. */
  readonly roots: readonly Element[];
}

/** Refuses calls that empty or remove the shell's elements. They throw in the remote's own code, so its release is known. */
export const lockElements = ({ rooms, roots }: LockedElements, refuse: Refuse): void => {
  for (const room of rooms) {
    refuseMethods(room, ['replaceChildren', 'replaceWith', 'remove', 'setHTMLUnsafe'], refuse);
    refuseTexts(room, refuse);
  }
  for (const root of roots) refuseMethods(root, ['replaceChildren', 'replaceWith', 'remove'], refuse);
};

/** Refuses style sheets for the whole document, and calls that begin a new document. Shadow roots keep their sheets. */
export const lockDocument = (
  refuse: Refuse,
  on: { readonly document: object; readonly prototype: object } = { document, prototype: Document.prototype },
): void => {
  if ('adoptedStyleSheets' in on.prototype)
    Object.defineProperty(on.prototype, 'adoptedStyleSheets', {
      configurable: false,
      get: () => Object.freeze([]),
      set() {
        refuse('document.adoptedStyleSheets');
      },
    });
  for (const name of ['open', 'write', 'writeln', 'replaceChildren'] as const)
    Object.defineProperty(on.document, name, { value: () => refuse(`document.${name}()`) });
};
