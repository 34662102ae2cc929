import { popoverNudge, popoverShift } from './popover-shift';

const at = (element: HTMLElement, top: number, bottom: number): HTMLElement => {
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return element;
};

const place = (position: string, stickyTop: number, panelBottom: number, panelTop = 390): number => {
  const box = document.createElement('div');
  const anchor = document.createElement('div');
  const panel = document.createElement('div');
  box.style.position = position;
  box.style.top = '96px';
  box.append(anchor);
  document.body.append(box);
  at(box, stickyTop, 600);
  at(panel, panelTop, panelBottom);
  Object.defineProperty(panel, 'scrollHeight', { value: panelBottom - panelTop });
  return popoverShift(panel, anchor);
};

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { value: 720, configurable: true });
  document.body.innerHTML = '';
});

const across = (left: number, right: number, present = 0): number => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 768, configurable: true });
  const panel = document.createElement('div');
  panel.getBoundingClientRect = () => ({ left, right }) as DOMRect;
  return popoverNudge(panel, present);
};

describe('a panel at the sides of the window', () => {
  it('stays where it is while it fits', () => {
    expect(across(16, 752)).toBe(0);
  });

  it('moves in from the edge that it would cross', () => {
    expect(across(-21, 707)).toBe(37);
    expect(across(60, 788)).toBe(-36);
  });

  it('takes its current shift into account', () => {
    expect(across(16, 744, 37)).toBe(37);
  });

  it('keeps its left edge visible when wider than the window', () => {
    expect(across(20, 900)).toBe(-4);
    expect(across(-40, 900)).toBe(56);
  });
});

describe('a panel below its anchor', () => {
  it('stays where it is while it fits', () => {
    expect(place('sticky', 96, 700)).toBe(0);
  });

  it('moves up when its anchor is sticky, because scrolling would move it along', () => {
    expect(place('sticky', 96, 990)).toBe(286);
    expect(place('fixed', 0, 990)).toBe(286);
  });

  it('does not move where scrolling helps', () => {
    expect(place('static', 96, 990)).toBe(0);
    expect(place('sticky', 96 + 300, 990)).toBe(0);
    expect(place('sticky', 96 + 100, 990)).toBe(186);
  });

  it('never crosses the top of the window', () => {
    expect(place('sticky', 96, 1400)).toBe(374);
  });
});
