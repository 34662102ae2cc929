import { findAnchor, scrollToStart } from './page-scroll';

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
