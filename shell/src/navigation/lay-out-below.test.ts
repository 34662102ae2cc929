import { layOutAll, layOutBelow } from './lay-out-below';

const html = document.documentElement;
const laidOut = (): number => document.querySelectorAll('[data-laid-out]').length;

/** The frames that the code waits for. */
let frames: FrameRequestCallback[] = [];
const nextFrame = async (): Promise<void> => {
  for (const run of frames.splice(0)) run(0);
  await Promise.resolve();
};

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  html.setAttribute('data-first-view', '');
  document.body.innerHTML =
    '<ul><li>first</li><li data-below=""></li><li data-below=""></li></ul><div id="frame-bottom"></div>';
});

afterEach(() => jest.restoreAllMocks());

describe('the blocks below the first view', () => {
  it('are laid out one in each frame, and then the page is whole', async () => {
    const done = layOutBelow();
    expect(laidOut()).toBe(1);
    await nextFrame();
    expect(laidOut()).toBe(2);
    await nextFrame();
    expect([laidOut(), html.hasAttribute('data-first-view')]).toEqual([3, true]);
    await nextFrame();
    await done;
    expect(html.hasAttribute('data-first-view')).toBe(false);
  });

  it('are laid out together when the next page begins, and those of the next page are not marked', async () => {
    const done = layOutBelow();
    layOutAll();
    document.body.innerHTML = '<p data-below=""></p>';
    await nextFrame();
    await done;
    expect([laidOut(), html.hasAttribute('data-first-view')]).toEqual([0, false]);
  });

  it('are laid out in a tab that draws no frame', async () => {
    jest.useFakeTimers();
    const done = layOutBelow();
    await jest.advanceTimersByTimeAsync(300);
    await done;
    expect(laidOut()).toBe(3);
    jest.useRealTimers();
  });
});
