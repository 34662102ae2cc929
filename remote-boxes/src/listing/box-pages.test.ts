import { boxPageAddress, boxPageOf } from './box-pages';

describe('the pages of the boxes', () => {
  it.each([
    ['', 60, 0],
    ['?page=0', 60, 0],
    ['?page=1', 60, 1],
    ['?page=2', 60, 2],
    ['?page=9', 60, 2],
    ['?page=-1', 60, 0],
    ['?page=x', 60, 0],
    ['?page=1', 0, 0],
  ])('reads page %p of %i boxes as %i', (search, count, page) => {
    expect(boxPageOf(search, count)).toBe(page);
  });

  it('gives each page but the first its own address', () => {
    expect(boxPageAddress('fr_FR', 0)).not.toContain('?');
    expect(boxPageAddress('fr_FR', 2)).toBe(`${boxPageAddress('fr_FR', 0)}?page=2`);
  });
});
