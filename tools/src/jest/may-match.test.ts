/** @jest-environment jsdom */
import { mayMatch } from './may-match.cjs';

const page = `
  <main id="top" class="page wide">
    <p class="css-1a2b lead">text <a href="/x" class="lead-in">link</a></p>
    <button disabled class="css-1a2b">go</button>
    <svg><linearGradient class="shade"></linearGradient></svg>
    <my-part class="a-b_c é"></my-part>
  </main>`;

const parts = [
  '*',
  'p',
  'P',
  'a',
  'button',
  'linearGradient',
  'lineargradient',
  'my-part',
  '.lead',
  '.lead-in',
  '.css-1a2b',
  '.a-b_c',
  '.é',
  '#top',
  '.absent',
];
const ends = [
  '',
  ':hover',
  ':disabled',
  ':first-child',
  '::before',
  '[href]',
  ':not(.lead)',
  ':is(p, a)',
  '.page',
  '.wide',
];
const combinators = [' ', '>', ' > ', '+', ' ~ ', ', '];

const selectors = parts.flatMap((part) => ends.map((end) => `${part}${end}`));
const joined = selectors.flatMap((selector, index) =>
  combinators.map(
    (combinator, next) => `${selector}${combinator}${selectors[(index * 7 + next * 31) % selectors.length]}`,
  ),
);

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

describe('mayMatch', () => {
  it('never excludes a selector that matches', () => {
    document.body.innerHTML = page;
    const elements = [...document.querySelectorAll('*')];
    const excluded = [...selectors, ...joined].flatMap((selector) =>
      elements
        .filter((element) => matches(element, selector) && !mayMatch(element, selector))
        .map((element) => `${selector}: ${element.localName}`),
    );
    expect(excluded).toEqual([]);
  });

  it('excludes a class or a tag that the element lacks', () => {
    document.body.innerHTML = page;
    const link = document.querySelector('a')!;
    expect(
      ['.absent', 'main .absent', 'button', 'a.absent', 'a > p', undefined].map((one) => mayMatch(link, one)),
    ).toEqual(Array.from({ length: 6 }, () => false));
    expect(['a', '.lead-in', 'p, a', '*'].map((one) => mayMatch(link, one))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
