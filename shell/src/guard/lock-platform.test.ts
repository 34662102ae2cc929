import { lockDocument, lockElements, lockValues } from './lock-platform';

const refuse = (what: string): never => {
  throw new TypeError(`refused: ${what}`);
};

/** Own objects: the platform of this process is shared with other suites. */
const platform = () => {
  class List {
    map(): string {
      return 'own';
    }
    toString(): string {
      return 'own';
    }
  }
  return { List, scope: { fetch: () => 'own', other: () => 'own' } };
};

describe('the locked platform', () => {
  it('refuses another function in place of its own, whether assigned or defined', () => {
    const { scope } = platform();
    lockValues({ object: scope, names: ['fetch', 'missing'] });
    expect(() => (scope.fetch = () => 'other')).toThrow(TypeError);
    expect(() => Object.defineProperty(scope, 'fetch', { value: () => 'other' })).toThrow(TypeError);
    scope.other = () => 'other';
    expect([scope.fetch(), scope.other()]).toEqual(['own', 'other']);
  });

  it('locks every method of a prototype, except those that programs replace on their own objects', () => {
    const { List } = platform();
    lockValues({ object: List.prototype });
    expect(() => (List.prototype.map = () => 'other')).toThrow(TypeError);
    const list = new List();
    list.toString = () => 'other';
    expect([list.map(), String(list), String(new List())]).toEqual(['own', 'other', 'own']);
  });

  it('may be asked twice', () => {
    const { scope } = platform();
    lockValues({ object: scope, names: ['fetch'] });
    expect(() => lockValues({ object: scope, names: ['fetch'] })).not.toThrow();
  });
});

describe('the locked elements', () => {
  const setUp = () => {
    const room = document.createElement('div');
    const root = room.appendChild(document.createElement('section'));
    root.textContent = 'header';
    lockElements({ rooms: [room], roots: [root] }, refuse);
    return { room, root };
  };

  it.each<[string, (room: Element) => void]>([
    ['replaceChildren', (room) => room.replaceChildren()],
    ['remove', (room) => room.remove()],
    ['replaceWith', (room) => room.replaceWith('')],
    ['innerHTML', (room) => (room.innerHTML = '')],
    ['textContent', (room) => (room.textContent = '')],
  ])('refuse to be emptied or removed by %s, and stay as they are', (_, attack) => {
    const { room } = setUp();
    expect(() => attack(room)).toThrow(/^refused: div\./);
    expect(room.textContent).toBe('header');
    expect(room.innerHTML).toBe('<section>header</section>');
  });

  it('let a library draw the content of a root, and not remove the root', () => {
    const { room, root } = setUp();
    root.textContent = '';
    room.append(document.createElement('p'));
    expect(room.children).toHaveLength(2);
    expect(() => root.remove()).toThrow('refused: section.remove()');
  });
});

describe('the locked document', () => {
  it('takes no style sheets and begins no new document', () => {
    const prototype = Object.create(null, {
      adoptedStyleSheets: { configurable: true, value: [] },
    }) as object;
    const document = Object.create(prototype) as Document;
    lockDocument(refuse, { document, prototype });
    expect(() => (document.adoptedStyleSheets = [])).toThrow('refused: document.adoptedStyleSheets');
    expect(() => document.adoptedStyleSheets.push({} as CSSStyleSheet)).toThrow(TypeError);
    expect(() => document.open()).toThrow('refused: document.open()');
  });
});
