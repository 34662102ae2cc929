import { cssVariables, globalCss } from '@detour/shared-ui';
import { arriveBy, runEarly } from '../boot/run-early.fixture';
import { shellCss } from './shell-css';

describe('the rules before any script', () => {
  it('keep the footer below the window, and the place of a frame that the server could not draw', () => {
    document.head.innerHTML = `<style>${shellCss}</style>`;
    document.body.innerHTML = '<div id="frame-top"></div><main id="main"></main>';
    const heightOf = (id: string): string =>
      getComputedStyle(document.querySelector(`#${id}`) ?? document.body).minHeight;
    expect(heightOf('main')).toBe('100vh');
    expect(heightOf('frame-top')).not.toBe('');
    document.querySelector('#frame-top')?.append('header');
    expect(heightOf('frame-top')).toBe('');
  });
});

describe('the fonts of the first paint', () => {
  const before = /html:not\(\[data-fonts\]\)\{([^}]*)\}/.exec(shellCss)?.[1]?.split(';') ?? [];
  const families = (stack: string): readonly string[] => stack.split(/, ?/);
  /** `--font-text` to its families, with the web font first. */
  const stacks = new Map(
    cssVariables()
      .filter(([name]) => name.startsWith('--font-'))
      .map(([name, value]) => [name, families(String(value))]),
  );
  const isWeb = (family: string): boolean =>
    new RegExp(`@font-face\\{font-family:${family};[^}]*src:url`).test(globalCss);

  it('are local, in each stack that has a web font', () => {
    expect(before.map((rule) => rule.split(':')[0]).toSorted()).toEqual([...stacks.keys()].toSorted());
    for (const rule of before) {
      const [name = '', stack = ''] = rule.split(':');
      expect([stack, families(stack).filter(isWeb)]).toEqual([
        stacks
          .get(name)
          ?.filter((family) => !isWeb(family))
          .join(', '),
        [],
      ]);
    }
  });

  it('are followed by the web fonts that `early.js` loads', () => {
    const asked = /--web-fonts:([^}]*)\}/.exec(shellCss)?.[1]?.split('|') ?? [];
    const web = [...stacks.values()].map(([first]) => first);
    expect(asked.map((font) => /'.*'/.exec(font)?.[0]).toSorted()).toEqual(web.toSorted());
    expect(asked.filter((font) => !/^\d{3} 1em '[^']+'$/.test(font))).toEqual([]);
  });
});

describe('the blocks below the first view', () => {
  const arrive = (hash: string, type: string | null): boolean => {
    document.documentElement.removeAttribute('data-first-view');
    location.hash = hash;
    const undo = type === null ? () => undefined : arriveBy(type);
    runEarly();
    undo();
    location.hash = '';
    return document.documentElement.hasAttribute('data-first-view');
  };

  it.each([
    ['a visitor who arrives', '', 'navigate', true],
    ['an anchor', '#stay-reviews', 'navigate', false],
    ['a reload', '', 'reload', false],
    ['Back from another site', '', 'back_forward', false],
    ['a browser that does not tell', '', null, false],
  ])('are laid out later for %s: hash "%s", %s', (_, hash, type, isLater) => {
    expect(arrive(hash, type)).toBe(isLater);
  });
});
