import fc from 'fast-check';
import { pagesToShow } from './pages-to-show';

describe('result pages', () => {
  it('are all linked when fewer than ten [UI-017]', () => {
    expect(pagesToShow(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pagesToShow(1, 0)).toEqual([1]);
  });

  it('are linked by tens below a hundred [UI-018]', () => {
    expect(pagesToShow(37, 64)).toEqual([1, 10, 20, 30, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 50, 60, 64]);
    expect(pagesToShow(1, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are linked by hundreds from a hundred on [UI-019]', () => {
    expect(pagesToShow(50, 99)).toContain(90);
    expect(pagesToShow(1, 100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100]);
    expect(pagesToShow(1, 320)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 200, 300, 320]);
  });

  it('always include links to the first, the current and the last page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(), (pageCount, seed) => {
        const current = 1 + (seed % pageCount);
        const pages = pagesToShow(current, pageCount);
        expect(pages).toEqual([...new Set(pages)].sort((first, second) => first - second));
        for (const page of [1, current, pageCount]) expect(pages).toContain(page);
        expect(pages.every((page) => page >= 1 && page <= pageCount)).toBe(true);
      }),
    );
  });
});
