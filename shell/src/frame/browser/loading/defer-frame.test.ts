import type { RouteMatch } from '@detour/shared-contracts/sites';
import { act } from '@testing-library/react';
import { noContent } from '../../content/frame-content';
import { deferFrame } from './defer-frame';
import type { FrameCode } from './load-frame-code';

const setUp = () => {
  document.body.innerHTML =
    '<div id="frame-overlay"></div><div id="frame-top"><button>menu<svg><path /></svg></button><a href="#place">place</a></div>' +
    '<div id="frame-bottom"><form><input name="mail" /><button type="submit">send</button></form></div>';
  const listeners = new Set<() => void>();
  const answers = { top: () => undefined, bottom: () => undefined } as Record<'top' | 'bottom', () => void>;
  const ready = {
    top: new Promise<void>((resolve) => (answers.top = resolve)),
    bottom: new Promise<void>((resolve) => (answers.bottom = resolve)),
    overlay: Promise.resolve(),
  };
  const hidden = jest.fn();
  const showSkeleton = jest.fn(() => hidden);
  const openFrame = jest.fn(() => ({ ready, showSkeleton, showOwnPage: () => hidden }));
  const loadCode = jest.fn(() => Promise.resolve({ openFrame } as unknown as FrameCode));
  const loadContent = () => Promise.resolve(noContent);
  const store = { subscribe: (listener: () => void) => listeners.add(listener) };
  const frame = deferFrame({ store, loadContent } as never, loadCode);
  const navigate = (): void => listeners.forEach((listener) => listener());
  return {
    frame,
    loadCode,
    openFrame,
    showSkeleton,
    hidden,
    navigate,
    answer: (part: 'top' | 'bottom') => act(async () => answers[part]()),
  };
};

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

const settle = (): Promise<void> => act(async () => void (await Promise.resolve()));

const next = {
  route: { page: 'search', remote: 'remote-search' } as unknown as RouteMatch,
  flow: 'booking',
} as const;

describe('the frame before its code is there', () => {
  it.each<[string, (shop: ReturnType<typeof setUp>) => void]>([
    ['the first touch of the header', () => element('button').dispatchEvent(new Event('pointerdown'))],
    ['the focus of the footer', () => element('input').focus()],
    ['a navigation', ({ navigate }) => navigate()],
    ['a skeleton', ({ frame }) => frame.showSkeleton(next, null)],
  ])('loads with %s, once', async (_, wake) => {
    const shop = setUp();
    expect(shop.loadCode).not.toHaveBeenCalled();
    wake(shop);
    wake(shop);
    await settle();
    expect(shop.openFrame).toHaveBeenCalledTimes(1);
  });

  it('repeats a click when the header answers, whatever the footer does, and not before', async () => {
    const shop = setUp();
    const clicked = jest.fn();
    element('button').addEventListener('click', clicked);
    element('button').click();
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    await shop.answer('top');
    expect(clicked).toHaveBeenCalledTimes(1);
    element('button').click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['was pressed before the shell ran', true],
    ['is not part of the frame', false],
  ])('repeats the click of a button that %s', async (_, isInFrame) => {
    const clicked = jest.fn();
    let button: HTMLElement | null = null;
    globalThis.detourPressed = () =>
      (button = isInFrame ? element('button') : document.createElement('button'));
    const shop = setUp();
    element('button').addEventListener('click', clicked);
    expect(button).not.toBeNull();
    await settle();
    expect(shop.openFrame).toHaveBeenCalledTimes(isInFrame ? 1 : 0);
    await shop.answer('top');
    await settle();
    expect(clicked).toHaveBeenCalledTimes(isInFrame ? 1 : 0);
    globalThis.detourPressed = undefined;
  });

  it.each(['svg', 'path'])('repeats a click on the <%s> of a button', async (part) => {
    const shop = setUp();
    const clicked = jest.fn();
    element('button').addEventListener('click', clicked);
    element(part).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    await shop.answer('top');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('sends a form later instead of leaving the page', async () => {
    const shop = setUp();
    const sent = jest.fn((event: Event) => event.preventDefault());
    element('form').addEventListener('submit', sent);
    element('input').setAttribute('value', 'a@example.org');
    (element('form') as HTMLFormElement).requestSubmit();
    await settle();
    await shop.answer('top');
    expect(sent).not.toHaveBeenCalled();
    await shop.answer('bottom');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('leaves links to the document', () => {
    setUp();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('a').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('shows no skeleton that was removed before the frame loaded', async () => {
    const { frame, showSkeleton, hidden } = setUp();
    frame.showSkeleton(next, null)();
    const hide = frame.showSkeleton(next, null);
    await settle();
    expect(showSkeleton).toHaveBeenCalledTimes(1);
    hide();
    expect(hidden).toHaveBeenCalledTimes(1);
  });
});
