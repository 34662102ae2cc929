import { arriveBy, runEarly } from '../../boot/run-early.fixture';
import { findAnchor, restoreScroll, scrollToStart, watchScroll } from './page-scroll';

let log: string[];
beforeEach(() => {
  log = [];
  document.body.innerHTML = '<main><section id="gift-2"></section></main>';
  window.scrollTo = ((x: number, y: number) => void log.push(`to ${x} ${y}`)) as typeof window.scrollTo;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    log.push(`show ${this.id}`);
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
    act(0);
    return 0;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the start of a page', () => {
  it.each([
    ['the anchor of its address, which is there', '#gift-2', null, ['show gift-2']],
    ['the top while the anchor is still to come', '#gift-3', null, ['to 0 0']],
    ['the top for a hash of criteria', '#a=2&checkin=2026-12-01', null, ['to 0 0']],
    ['the top without a hash', '', null, ['to 0 0']],
    [
      'the remembered place after Back',
      '#gift-2',
      { scrollY: 640, snapshot: null },
      ['to 0 640', 'to 0 640'],
    ],
  ])('is %s', (_, hash, memory, expected) => {
    scrollToStart({ hash }, memory);
    expect(log).toEqual(expected);
  });

  it('finds no element for an address without an anchor', () => {
    expect([findAnchor({ hash: '' }), findAnchor({ hash: '#' }), findAnchor({ hash: '#a=2' })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the first page after a reload', () => {
  const reloadAt = (left: number, now: number, hash = ''): readonly string[] => {
    history.replaceState({ key: 'a', scrollY: left, user: null, layer: null }, '', `/recherche${hash}`);
    Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: now });
    restoreScroll();
    return log;
  };
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['begins where it was left', 640, 0, '#a=3', ['to 0 640']],
    ['stays where the browser or the visitor has scrolled', 640, 620, '', []],
    ['stays at the top', 0, 0, '', []],
    ['stays at its anchor', 640, 0, '#gift-2', []],
  ])('%s', (_, left, now, hash, expected) => {
    expect(reloadAt(left, now, hash)).toEqual(expected);
  });

  it.each([
    ['a reload', 'reload', '', ['to 0 640']],
    ['Back from another site, with criteria', 'back_forward', '#a=3', ['to 0 640']],
    ['an anchor', 'reload', '#gift-2', []],
    ['a visit', 'navigate', '', []],
  ])('is painted there already, once its document is parsed: %s', (_, type, hash, expected) => {
    history.replaceState({ key: 'a', scrollY: 640, user: null, layer: null }, '', `/recherche${hash}`);
    // No frame: the fonts that come after it are not of this test.
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const undo = arriveBy(type);
    const { parsed } = runEarly();
    undo();
    expect(log).toEqual([]);
    parsed();
    expect(log).toEqual(expected);
  });
});

it('keeps the place once the visitor has stopped scrolling, not for each step', () => {
  jest.useFakeTimers();
  const kept = jest.fn();
  watchScroll(kept);
  for (let step = 0; step < 5; step += 1) {
    globalThis.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(150);
  }
  expect(kept).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60);
  expect(kept).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
