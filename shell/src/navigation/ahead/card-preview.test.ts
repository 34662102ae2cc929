import { watchCards } from './card-preview';

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
