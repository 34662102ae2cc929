import { emptyCriteria, parseCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import type { Criteria } from '@detour/shared-contracts/criteria';
import { fallbackLadder, fallbackLimit, fallbacksOf, type SearchedPlace } from './fallbacks';
import { searchCriteriaOf } from '@detour/shared-contracts/rules';

const parse = (hash: string): Criteria => parseCriteria(hash, Date.parse('2026-05-10T10:00:00Z'), 'fr_FR');

describe('fallback searches', () => {
  const tours: SearchedPlace = {
    destination: { id: 'tours', label: 'Tours', category: 'city' },
    latitude: 47.39,
    longitude: 0.69,
    locationHierarchy: [
      { type: 'department', id: 'FR-37', label: 'Indre-et-Loire' },
      { type: 'region', id: 'FR-CVL', label: 'Centre-Val de Loire' },
      { type: 'country', id: 'FR', label: 'France' },
    ],
  };
  const nowhere: SearchedPlace = {
    destination: null,
    latitude: null,
    longitude: null,
    locationHierarchy: [],
  };
  const dates = '&checkin=2026-05-14&checkout=2026-05-17';
  const valuesOf = (text: string, place: SearchedPlace = tours) =>
    fallbacksOf(parse(text), place).map(({ key }) => key.value);

  it.each([
    [
      `#city=tours${dates}&theme=26`,
      ['wide-dates-category', 'same-dates', 'wide-dates', 'same-category', 'wide-category', 'wide'],
    ],
    [`#city=tours${dates}`, ['wide-dates', 'same', 'wide']],
    ['#city=tours&theme=26', ['wide-category', 'same', 'wide']],
    ['#city=tours', ['wide']],
    [`#country=FR${dates}&theme=26`, ['same-dates', 'same-category', 'same']],
    [`#hotel=12${dates}`, ['same']],
    ['#theme=26', ['same']],
    ['#country=FR', []],
    ['#', []],
  ])('run the steps of %s in order [FALL-007] [FALL-008] [FALL-009]', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
    expect(fallbacksOf(parse(text), tours).map(({ key }) => key.order)).toEqual(
      values.map((_, index) => index + 1),
    );
  });

  it.each(['city', 'poi'])(
    'widen a %s to 30 km around its coordinates, sorted by distance [FALL-001] [FALL-002] [FALL-006] [FALL-017]',
    (key) => {
      const [fallback] = fallbacksOf(parse(`#${key}=tours&distanceMin=5`), tours);
      expect(printCriteria(fallback?.criteria ?? emptyCriteria)).toBe(
        'distanceMax=30&distanceMin=0&fallback=wide&lat=47.39&lng=0.69&sort=distance',
      );
      expect(fallback?.key.destination).toEqual({
        value: null,
        type: null,
        isAround: true,
        isExpanded: false,
      });
    },
  );

  it.each([
    ['department', 'region', 'FR-CVL'],
    ['region', 'country', 'FR'],
    ['touristicregion', 'country', 'FR'],
  ])('widen a %s to its %s [FALL-003] [FALL-004] [FALL-005]', (key, type, value) => {
    const [fallback] = fallbacksOf(parse(`#${key}=1`), tours);
    expect(fallback?.key.destination).toEqual({ value, type, isAround: false, isExpanded: true });
    expect(fallback?.criteria).toMatchObject({ place: { key: type, id: value }, sort: 'distance' });
  });

  it('report what each step kept and removed [FALL-010]', () => {
    const [, second] = fallbacksOf(parse(`#city=tours${dates}&theme=26`), tours);
    expect(second?.key).toEqual({
      destination: { value: 'tours', type: 'city', isAround: false, isExpanded: false },
      dates: { checkin: '2026-05-14', isRemoved: false },
      category: { value: null, isRemoved: true },
      value: 'same-dates',
      order: 2,
    });
  });

  it('report only removed criteria that the search had [FALL-010]', () => {
    const removed = (text: string) =>
      fallbacksOf(parse(text), tours).map(({ key }) => [key.dates.isRemoved, key.category.isRemoved]);
    expect(removed(`#city=tours${dates}`)).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
    expect(removed('#city=tours&theme=26')).toEqual([
      [false, false],
      [false, true],
      [false, true],
    ]);
  });

  it('use the coordinates of the hash when the response has only one of two', () => {
    const half = { ...tours, latitude: null };
    const [fallback] = fallbacksOf(parse('#city=tours&lat=47.1&lng=0.5'), half);
    expect(fallback?.criteria.position).toEqual({ lat: 47.1, lng: 0.5 });
  });

  it('use "in" for a place that was not widened, with or without coordinates', () => {
    const titles = fallbacksOf(parse(`#city=tours&lat=47.39&lng=0.69${dates}`), tours).map(
      ({ title }) => title?.place,
    );
    expect(titles).toEqual(['around', 'in', 'around']);
  });

  it('request three offers [FALL-019]', () => {
    expect(fallbackLimit).toBe(3);
  });

  it('have the parts of each title [FALL-011] [FALL-012] [FALL-013] [FALL-014] [FALL-015] [FALL-016]', () => {
    const titles = (text: string, place: SearchedPlace) =>
      fallbacksOf(parse(text), place).map(({ title }) => title);
    expect(titles(`#theme=26${dates}`, nowhere)).toEqual([
      { dates: 'for', place: null, destination: null },
      { dates: 'outside', place: null, destination: null },
      { dates: 'outside', place: null, destination: null },
    ]);
    expect(titles(`#city=tours${dates}`, tours)).toEqual([
      { dates: 'for', place: 'around', destination: 'Tours' },
      { dates: 'outside', place: 'in', destination: 'Tours' },
      { dates: 'outside', place: 'around', destination: 'Tours' },
    ]);
    expect(titles('#department=FR-37', tours)).toEqual([
      { dates: null, place: 'in', destination: 'Centre-Val de Loire' },
    ]);
    expect(titles('#theme=26', nowhere)).toEqual([null]);
    expect(titles(`#lat=47&lng=0${dates}`, nowhere)).toEqual([
      { dates: 'outside', place: 'around', destination: null },
    ]);
  });

  it('never repeat the main search', () => {
    for (const text of [
      `#city=tours${dates}&theme=26`,
      `#region=1${dates}`,
      '#poi=1&theme=26',
      `#country=FR${dates}&theme=26`,
    ]) {
      const main = JSON.stringify(searchCriteriaOf(parse(text), 'booking'));
      for (const { criteria } of fallbacksOf(parse(text), tours))
        expect(JSON.stringify(searchCriteriaOf(criteria, 'booking'))).not.toBe(main);
    }
    for (const rungs of Object.values(fallbackLadder))
      expect(new Set(rungs.map((step) => JSON.stringify(step))).size).toBe(rungs.length);
  });

  it('do not widen a place without known coordinates or parents', () => {
    expect(valuesOf('#city=tours', nowhere)).toEqual([]);
    expect(valuesOf('#department=1&theme=26', nowhere)).toEqual(['same']);
  });
});
