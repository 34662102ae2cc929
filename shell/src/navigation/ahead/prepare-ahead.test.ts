import { prepareAhead, type PrepareAhead } from './prepare-ahead';

const site = { locale: 'fr_FR', mode: 'visitor', flags: { boxes: true } } as const;

/** A link with a place on the screen. */
const link = (href: string, top = 10): string => `<a href="${href}" data-top="${top}">link</a>`;

const setUp = (html: string, { isBusy = false, fails = false } = {}) => {
  document.body.innerHTML = `<div id="slot">${html}</div>`;
  const log: string[] = [];
  let ahead: PrepareAhead | null = null;
  const controller = new AbortController();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown, options: unknown) =>
      add(type, listener as never, { ...(options as object), signal: controller.signal }),
    );
  ahead = prepareAhead({
    site: site as never,
    slot: {
      prepare: (remote, { path, hash }) => {
        log.push(`data ${remote} ${path}${hash}`);
        const prefetched = fails ? null : ({ head: { title: '' }, data: null } as never);
        return Promise.resolve({ remote, page: null, prefetched, error: null });
      },
    },
    loadScripts: (remote, page) => {
      log.push(`code ${remote} ${page}`);
      return Promise.resolve();
    },
    main: () => document.getElementById('slot')!,
    isBusy: () => isBusy,
  });
  return { ahead, log, stop: () => controller.abort() };
};

let page: ReturnType<typeof setUp>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute('data-top') ?? 0);
    return { top, bottom: top + 20, width: 100 } as DOMRect;
  });
});

afterEach(() => {
  page.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

const rest = () => jest.advanceTimersByTimeAsync(3000);
const touch = (type: string): void => {
  document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
};

describe('an idle page', () => {
  it('prepares the data of the first two links in view and the code of other pages', async () => {
    page = setUp(
      [link('/recherche?page=2'), link('/cadeau'), link('/cadeau?page=2'), link('/activites', 5000)].join(''),
    );
    page.ahead.pageIsShown();
    expect(page.log).toEqual([]);
    await rest();
    const [first, second, ...others] = page.log;
    expect(first).toBe('data remote-search /recherche');
    expect(second).toMatch(/^data remote-boxes \/cadeau/);
    expect(others.every((step) => step.startsWith('code '))).toBe(true);
    expect(page.log.join()).not.toContain('activities');
  });

  it('prepares nothing twice, except stale data', async () => {
    page = setUp(link('/recherche?page=2'));
    page.ahead.pageIsShown();
    await rest();
    page.ahead.pageIsShown();
    await rest();
    expect(page.log).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    page.ahead.pageIsShown();
    await rest();
    expect(page.log).toHaveLength(2);
  });

  it.each([
    ['a file', '<a href="/recherche?page=2" download>'],
    ['another window', '<a href="/recherche?page=2" target="_blank">'],
    ['another origin', '<a href="https://example.com/recherche">'],
    ['a call', '<a href="/api/health">'],
    ['personal data', '<a href="/mon-compte">'],
    ['this page', '<a href="#reviews">'],
  ])('leaves out %s', async (_, html) => {
    page = setUp(html);
    page.ahead.pageIsShown();
    await rest();
    expect(page.log).toEqual([]);
  });

  it('prepares nothing unasked for a visitor who saves data, but a touched link', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    page = setUp(link('/recherche?page=2'));
    page.ahead.pageIsShown();
    await rest();
    expect(page.log).toEqual([]);
    touch('pointerdown');
    await rest();
    expect(page.log).toEqual(['data remote-search /recherche']);
  });

  it('leaves the network to a navigation', async () => {
    page = setUp(link('/recherche?page=2'), { isBusy: true });
    page.ahead.pageIsShown();
    await rest();
    expect(page.log).toEqual([]);
  });
});

describe('a link', () => {
  it('is prepared when it is touched, and after a moment under the pointer', async () => {
    page = setUp(link('/recherche?page=2'));
    touch('pointerover');
    expect(page.log).toEqual([]);
    await jest.advanceTimersByTimeAsync(70);
    expect(page.log).toEqual(['data remote-search /recherche']);
  });

  it('is not prepared when the pointer only passes', async () => {
    page = setUp(`${link('/recherche?page=2')}<p>text</p>`);
    touch('pointerover');
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await rest();
    expect(page.log).toEqual([]);
  });

  it('is prepared again after a failure', async () => {
    page = setUp(link('/recherche?page=2'), { fails: true });
    touch('pointerdown');
    await rest();
    touch('pointerdown');
    await rest();
    expect(page.log).toHaveLength(2);
  });

  it('keeps its criteria', async () => {
    page = setUp(link('/recherche?page=2#adults=3'));
    touch('pointerdown');
    await rest();
    expect(page.log).toEqual(['data remote-search /recherche#adults=3']);
  });
});
