import type { MountedPart } from '../mounted-parts';
import { rememberFrame } from '../frame-memory';
import { openWatch } from './open-watch';

/** What lies under each point of the window. jsdom has no layout. */
let hit: Element | null = null;

beforeAll(() => {
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => hit });
  // jsdom has no layout: every element has a place.
  const place = { width: 10, height: 10, left: 0, right: 10 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
});

afterAll(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementFromPoint');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const styleOf = (key: string | null, ...rules: readonly string[]): HTMLStyleElement => {
  const style = document.head.appendChild(document.createElement('style'));
  if (key !== null) style.dataset['emotion'] = key;
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
  return style;
};

const selectorsOf = ({ sheet }: HTMLStyleElement): readonly string[] =>
  [...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText);

const setUp = () => {
  hit = null;
  document.head.innerHTML = '<style>main{min-height:1px}</style>';
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  document.body.innerHTML = `<div id="frame-overlay"></div><div id="frame-top"><a>skip</a><header>menu</header></div>
    <main id="main"><div id="slot-panel"></div><div id="slot" data-remote="remote-search"><h1>page</h1><div
      data-fragment="box" data-remote="remote-boxes"></div></div></main>
    <div id="frame-bottom"><footer>links</footer></div><div id="announcer"></div>`;
  const own = styleOf('shell', '.shell-a { color: red; }');
  const memory = rememberFrame();
  if (!memory) throw new Error('The document of this test has no frame.');
  const gone: string[] = [];
  const reports: string[] = [];
  const parts: MountedPart[] = [];
  const enter = (remote: MountedPart['release']['remote'], element: HTMLElement, since: number): void => {
    const part: MountedPart = {
      release: { remote, version: '1.0.0' },
      element,
      since,
      giveWay() {
        gone.push(remote);
        parts.splice(parts.indexOf(part), 1);
      },
    };
    parts.unshift(part);
  };
  const get = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
  enter('remote-search', get('slot'), 0);
  enter('remote-boxes', get('slot').querySelector('[data-fragment]') as HTMLElement, 20_000);
  const { look } = openWatch({
    memory,
    parts: () => parts,
    report: ({ remote }, error) => reports.push(`${remote}: ${String((error as Error).message)}`),
  });
  let at = 30_000;
  /** A look ten seconds after the last one. */
  const lookAt = (when: number, replaced: readonly string[] = []): void =>
    look({ replaced, timeOf: () => when });
  const next = (): void => lookAt((at += 10_000));
  lookAt(at);
  return {
    own,
    gone,
    reports,
    get,
    look: next,
    lookAt,
    enter,
    parts,
  };
};

const order = (): readonly string[] => [...document.body.children].map(({ id }) => id);
const whole = ['frame-overlay', 'frame-top', 'main', 'frame-bottom', 'announcer'];

describe('the watch over the document', () => {
  it('finds nothing in a document that nobody changed', () => {
    const { look, reports } = setUp();
    styleOf('search', '.search-a { display: none; }', '.search-a:hover, body .search-b { color: red; }');
    look();
    expect(reports).toEqual([]);
  });

  it('lets a global style of the shell go with its part', () => {
    const { look, reports } = setUp();
    const style = styleOf('shell-global', 'html { scroll-padding-block-end: 8rem; }');
    look();
    style.remove();
    look();
    expect(reports).toEqual([]);
    expect(style.isConnected).toBe(false);
  });

  it.each<[string, () => void]>([
    ['the content of body', () => document.body.replaceChildren()],
    ['the header’s root', () => document.getElementById('frame-top')?.remove()],
    ['body', () => document.body.remove()],
    [
      'everything, for another body',
      () => document.documentElement.replaceChildren(document.createElement('body')),
    ],
    ['the header', () => document.querySelector('header')?.remove()],
    ['the content of the header’s root', () => document.getElementById('frame-top')?.replaceChildren()],
    ['the footer', () => document.querySelector('footer')?.remove()],
  ])('puts back the same nodes in their order when a remote removes %s', (_, attack) => {
    const { look, gone, reports } = setUp();
    const nodes = ['header', 'footer', '#slot', '#frame-top'].map((found) => document.querySelector(found));
    attack();
    look();
    expect(order()).toEqual(whole);
    expect(['header', 'footer', '#slot', '#frame-top'].map((found) => document.querySelector(found))).toEqual(
      nodes,
    );
    expect(document.querySelector('#frame-top')?.textContent).toBe('skipmenu');
    expect(gone).toEqual(['remote-search']);
    expect(reports).toEqual([expect.stringMatching(/^remote-search: .* was removed/)]);
  });

  it('puts back the rules that a removed style element of the shell had', () => {
    const { own, look } = setUp();
    document.head.querySelectorAll('style').forEach((style) => style.remove());
    look();
    expect(selectorsOf(own)).toEqual(['.shell-a']);
    expect(document.head.querySelectorAll('style')).toHaveLength(2);
  });

  it.each([
    'body',
    '*',
    'html body',
    '.search-a, header',
    'header::before',
    'header:hover',
    '#main > *',
    'footer',
    '[id]::after',
    '#frame-top ::before',
  ])('removes a rule of a remote that reaches the frame: %s', (selector) => {
    const { look, reports } = setUp();
    const style = styleOf('search', '.search-a { color: red; }', `${selector} { color: red; }`);
    look();
    expect(selectorsOf(style)).toEqual(['.search-a']);
    expect(reports).toEqual([expect.stringContaining(`remote-search: `)]);
  });

  it('removes such a rule inside of a media query, and one that was added to a known sheet', () => {
    const { look } = setUp();
    const style = styleOf(null, '@media all { .x { color: red; } header { color: red; } }');
    look();
    style.sheet?.insertRule('body { color: red; }', 1);
    look();
    const [media, ...others] = style.sheet?.cssRules ?? [];
    expect(media?.cssText).not.toContain('header');
    expect(media?.cssText).toContain('.x');
    expect(others).toEqual([]);
  });

  it('keeps a release whose rule hides nothing, and names the release of a style cache', () => {
    const { look, gone, reports } = setUp();
    styleOf('boxesf', 'footer { color: red; }');
    look();
    expect([gone, reports]).toEqual([[], [expect.stringContaining('remote-boxes: ')]]);
    const hiding = styleOf('boxesf', 'footer { display: none; }');
    look();
    expect([gone, selectorsOf(hiding)]).toEqual([['remote-boxes'], []]);
  });

  it.each<[string, (get: (id: string) => HTMLElement) => void]>([
    ['a style of body', () => (document.body.style.display = 'none')],
    ['a style of html', () => (document.documentElement.style.opacity = '0')],
    ['a hidden main', (get) => (get('main').hidden = true)],
    ['an inert header', (get) => Object.assign(get('frame-top'), { inert: true }).setAttribute('inert', '')],
    [
      'a style of the footer',
      () => document.querySelector('footer')?.setAttribute('style', 'visibility: hidden'),
    ],
  ])('shows again what was hidden by %s', (_, attack) => {
    const { look, gone, get } = setUp();
    attack(get);
    look();
    const hidden = [document.documentElement, document.body, get('main'), get('frame-top')].filter(
      (found) => found.hidden || found.hasAttribute('inert') || found.hasAttribute('style'),
    );
    expect(hidden).toEqual([]);
    expect(gone).toEqual(['remote-search']);
  });

  it('leaves styles alone that hide nothing', () => {
    const { look, reports } = setUp();
    document.documentElement.style.setProperty('--scrollbar-width', '15px');
    look();
    expect(document.documentElement.style.getPropertyValue('--scrollbar-width')).toBe('15px');
    expect(reports).toEqual([]);
  });

  it('switches off an empty element over the whole window, and names the part that contains it', () => {
    const { look, gone, get } = setUp();
    const eater = document.createElement('div');
    eater.style.position = 'fixed';
    get('slot').querySelector('[data-fragment]')?.append(eater);
    hit = eater;
    look();
    expect(eater.style.display).toBe('none');
    expect(gone).toEqual(['remote-boxes']);
  });

  it.each(['<button>close</button>', '<iframe></iframe>', 'a text'])(
    'leaves an overlay alone with %s',
    (content) => {
      const { look, reports } = setUp();
      const overlay = document.body.appendChild(document.createElement('div'));
      overlay.style.position = 'fixed';
      overlay.innerHTML = content;
      hit = overlay;
      look();
      expect(reports).toEqual([]);
      overlay.remove();
    },
  );

  it('names the release that replaced a method', () => {
    const { lookAt, gone, reports } = setUp();
    lookAt(50_000, ['Array.map']);
    expect(gone).toEqual(['remote-search']);
    expect(reports).toEqual([expect.stringContaining('Array.map was replaced')]);
  });
});

describe('the blame', () => {
  const wipe = (): void => document.body.replaceChildren();

  it('names a part that has just been mounted before the page', () => {
    const { enter, gone, get, lookAt } = setUp();
    enter('remote-gifting', get('slot').appendChild(document.createElement('div')), 59_000);
    // Mounted after the fault.
    enter('remote-account', get('slot').appendChild(document.createElement('div')), 60_500);
    wipe();
    lookAt(60_000);
    expect(gone).toEqual(['remote-gifting']);
  });

  it('names nobody else while the timers of the named release may still run, and then the next suspect', () => {
    const { gone, lookAt } = setUp();
    wipe();
    lookAt(60_000);
    wipe();
    lookAt(64_000);
    expect([gone, order()]).toEqual([['remote-search'], whole]);
    wipe();
    lookAt(70_000);
    expect(gone).toEqual(['remote-search', 'remote-boxes']);
  });

  it('puts back and names nobody when nothing is mounted', () => {
    const { parts, look, reports } = setUp();
    parts.splice(0);
    wipe();
    look();
    expect([order(), reports]).toEqual([whole, []]);
  });
});
