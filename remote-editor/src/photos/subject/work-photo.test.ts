import type { WorkPhoto } from './work-photo';
import { altsOf, inheritedAlt, insertPhoto, isSamePhotos, movePhoto, toChange } from './work-photo';

const photo = (id: string, more: Partial<WorkPhoto> = {}): WorkPhoto => ({
  id,
  image: { sizes: {}, url: `/images/${id}/960_540.webp`, alt: '', title: null, legend: null },
  credit: '',
  alts: {},
  width: 1200,
  height: 800,
  imported: false,
  ...more,
});
const [a, b, c] = [photo('a'), photo('b'), photo('c')];
const idsOf = (photos: readonly WorkPhoto[]) => photos.map(({ id }) => id).join('');

describe('the photos of a subject', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [5, 0, 'abc'],
  ])('move from place %i to %i as %s', (from, to, order) => {
    expect(idsOf(movePhoto([a, b, c], from, to))).toBe(order);
  });

  it('come back where they were, once', () => {
    expect(idsOf(insertPhoto([a, c], b, 1))).toBe('abc');
    expect(idsOf(insertPhoto([a, b, c], b, 0))).toBe('abc');
    expect(idsOf(insertPhoto([], b, 4))).toBe('b');
  });

  it('count the languages with a text; Belgian sites fall back to theirs', () => {
    const written = photo('a', { alts: { fr_FR: 'La cour', nl_BE: 'Het plein', it_IT: ' ' } });
    expect(altsOf(written)).toEqual({ written: 1, needed: 4 });
    expect([inheritedAlt(written, 'fr_BE'), inheritedAlt(written, 'nl_BE')]).toEqual(['La cour', '']);
    expect(inheritedAlt(written, 'fr_FR')).toBe('');
  });

  it('are saved without empty texts, and compare by what is saved', () => {
    const written = photo('a', { credit: ' Studio ', alts: { fr_FR: ' La cour ', es_ES: '' } });
    expect(toChange(written)).toEqual({ id: 'a', credit: 'Studio', alts: { fr_FR: 'La cour' } });
    expect(isSamePhotos([written], [photo('a', { credit: 'Studio', alts: { fr_FR: 'La cour' } })])).toBe(
      true,
    );
    expect(isSamePhotos([a, b], [b, a])).toBe(false);
  });
});
