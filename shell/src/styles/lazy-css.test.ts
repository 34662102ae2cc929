import { css as emotionCss, keyframes } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { css, serializeNested } from './lazy-css';

const spin = keyframes({ to: { rotate: '1turn' } });
const fade = keyframes({ from: { opacity: 0 } });

/** The same styles by Emotion's `css` and by the lazy one. */
const forms: Readonly<Record<string, (style: typeof css) => unknown>> = {
  template: (style) => style`color: ${'red'}; &:hover { color: ${'blue'}; }`,
  object: (style) => style({ color: 'red', '&:hover': { color: 'blue' } }),
  'several arguments': (style) => style({ color: 'red' }, { margin: 0 }),
  nested: (style) => style`${style({ color: 'red' })}; margin: 0;`,
  'nested in an object': (style) => style({ '@media print': style({ color: 'red' }) }),
  array: (style) => style([style({ color: 'red' }), false, [style({ margin: 0 })]]),
  keyframes: (style) => style`animation: ${spin} 1s;`,
  'keyframes before nested ones': (style) =>
    style`animation: ${spin} 1s; ${style`&::after { animation: ${fade} 2s; }`}`,
};

/** What Emotion's element does with a `css` prop. */
const used = (styles: unknown) => {
  if (Array.isArray(styles)) serializeNested(styles);
  const list: unknown[] = [];
  for (let part = serializeStyles([styles as never]); ; part = part.next) {
    list.push({ name: part.name, styles: part.styles });
    if (!part.next) return list;
  }
};

describe('lazy css', () => {
  it.each(Object.entries(forms))('gives what Emotion gives: %s', (_, form) => {
    expect(used(form(css))).toEqual(used(form(emotionCss as typeof css)));
  });

  it('keeps the keyframes of each element of an array', () => {
    const both = (style: typeof css) => [
      style`animation: ${spin} 1s;`,
      style`&::after { animation: ${fade} 2s; }`,
    ];
    const list = used(both(css));
    expect(list).toHaveLength(3);
    expect(list).toEqual(used(both(emotionCss as typeof css)));
  });

  it('reads no style before it is used', () => {
    const read = jest.fn(() => 'red');
    const styles = css({
      get color() {
        return read();
      },
    });
    expect(read).not.toHaveBeenCalled();
    expect(styles.styles).toContain('color:red');
    expect(styles.name).toMatch(/^[a-z0-9]+$/);
    expect(styles.next).toBeUndefined();
    const calls = read.mock.calls.length;
    void styles.styles;
    expect(read).toHaveBeenCalledTimes(calls);
  });
});
