import { popoverShift } from './popover-shift';

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

describe('a panel under an anchor', () => {
  it('stays where it is while it fits', () => {
    expect(place('sticky', 96, 700)).toBe(0);
  });

  it('moves up into the window when its anchor sticks, for scrolling would take it along', () => {
    expect(place('sticky', 96, 990)).toBe(286);
    expect(place('fixed', 0, 990)).toBe(286);
  });

  it('is left to scrolling where that helps', () => {
    expect(place('static', 96, 990)).toBe(0);
    expect(place('sticky', 96 + 300, 990)).toBe(0);
    expect(place('sticky', 96 + 100, 990)).toBe(186);
  });

  it('never leaves the window at its top', () => {
    expect(place('sticky', 96, 1400)).toBe(374);
  });
});
