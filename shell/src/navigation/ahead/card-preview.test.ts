import { carriesPicture, watchCards } from './card-preview';
import { timeEvaluation } from './slow-device';

const cards = watchCards();

const show = (html: string): void => {
  document.body.innerHTML = `<main id="main">${html}</main>`;
};
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const card = (href: string, title: string): string =>
  `<article><div data-part="picture"><img src="/images/a.avif"></div><h3 data-part="title"><a href="${href}">${title}</a></h3></article>`;

describe('the preview of a page', () => {
  beforeEach(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));

  it('has the title of the pressed card, and its picture once that has loaded', () => {
    show(card('/sejours/a?x=1#checkin=2026-12-01', ' Une nuit ') + card('/sejours/b', 'Deux nuits'));
    press('a[href^="/sejours/a"]');
    expect(cards.previewOf('/sejours/a?x=1')).toEqual({ title: 'Une nuit', picture: null });
    expect(cards.previewOf('/sejours/b')).toBeNull();

    const picture = document.querySelector('img') as HTMLImageElement;
    Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: 384 } });
    press('a[href^="/sejours/a"]');
    expect(cards.previewOf('/sejours/a?x=1')?.picture).toBe(picture);
  });

  it('is forgotten at the next press', () => {
    show(`${card('/sejours/a', 'Une nuit')}<p>Aide</p>`);
    press('a');
    press('p');
    expect(cards.previewOf('/sejours/a')).toBeNull();
  });

  it.each([
    [
      'is between several cards',
      `<ul>${card('/a', 'A')}${card('/b', 'B')}<li><a id="all" href="/c">Tous</a></li></ul>`,
    ],
    ['is in a page without cards', '<p><a id="all" href="/c">Tous</a></p>'],
    ['is outside the page, beside one card', `${card('/a', 'A')}</main><a id="all" href="/c">Tous</a><main>`],
  ])('is absent for a link that %s', (_, html) => {
    show(html);
    press('#all');
    expect(cards.previewOf('/c')).toBeNull();
  });
});

describe('the picture of a card', () => {
  const preview = { title: 'Une nuit', picture: document.createElement('img') };
  const browser = ({ transitions = true, reduced = false } = {}): void => {
    Reflect.deleteProperty(document, 'startViewTransition');
    if (transitions) Object.assign(document, { startViewTransition: () => undefined });
    Object.assign(globalThis, { matchMedia: () => ({ matches: reduced }) });
  };

  it('is carried to the next page by a browser that can, for visitors who like motion', () => {
    browser();
    expect([preview, { ...preview, picture: null }].map(carriesPicture)).toEqual([true, false]);
    browser({ transitions: false });
    expect(carriesPicture(preview)).toBe(false);
    browser({ reduced: true });
    expect(carriesPicture(preview)).toBe(false);
  });

  it('is not carried on a slow device, which shows the heading at once', async () => {
    browser();
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    await timeEvaluation(async () => void (now += 50));
    jest.restoreAllMocks();
    expect(carriesPicture(preview)).toBe(false);
  });
});
