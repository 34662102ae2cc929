import { viewedFixture } from '../testing/viewed.fixture';
import { parseRecentProps, toRecentViews } from './recent.view-model';

const stays = { type: 'STAY', currentId: null } as const;

describe('recently viewed items', () => {
  it('lists one type without the current item [RECENT-004]', () => {
    const items = [viewedFixture('a'), viewedFixture('b', { type: 'ACTIVITY' }), viewedFixture('c')];
    const ids = (props: Parameters<typeof toRecentViews>[1]) =>
      toRecentViews(items, props, 'fr_FR').map(({ id }) => id);
    expect(ids({ type: 'STAY', currentId: 'a' })).toEqual(['c']);
    expect(ids({ type: 'ACTIVITY', currentId: 'a' })).toEqual(['b']);
  });

  it.each([
    ['fr_FR', '/sejours/recherche/a'],
    ['nl_BE', '/nl/verblijven/zoeken/a'],
  ] as const)('links to the page in %s, independent of the stored address', (locale, href) => {
    const [view] = toRecentViews([viewedFixture('a', { uri: 'javascript:alert(1)' })], stays, locale);
    expect(view?.href).toBe(href);
  });

  it('links a day activity to its page', () => {
    const [view] = toRecentViews(
      [viewedFixture('a', { type: 'ACTIVITY' })],
      { type: 'ACTIVITY', currentId: null },
      'es_ES',
    );
    expect(view?.href).toBe('/estancias/busqueda/activity/a');
  });

  it.each([null, 'text', 3, [], { type: 'HOTEL', currentId: 7 }])(
    'treats the props %p as the default',
    (props) => {
      expect(parseRecentProps(props)).toEqual(stays);
    },
  );
});
