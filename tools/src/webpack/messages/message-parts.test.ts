import { idsIn } from './message-ids';
import { groupMessages } from './message-parts';

describe('the ids that a module may use', () => {
  const ids = ['ui.close', 'card.nights', 'card.nightsGift', 'kind_gift', 'other'];

  it('are those that it names', () => {
    expect(idsIn(`text("ui.close"); text('card.nights'); x(\`kind_gift\`)`, ids)).toEqual([
      'ui.close',
      'card.nights',
      'kind_gift',
    ]);
  });

  it('are those that its templates can become', () => {
    expect(idsIn('text(`card.${name}`)', ids)).toEqual(['card.nights', 'card.nightsGift']);
    expect(idsIn('text(`kind_${kind}`)', ids)).toEqual(['kind_gift']);
    expect(idsIn('text(`${room}.close`)', ids)).toEqual(['ui.close']);
    expect(idsIn('text(`card.${name}Gift`)', ids)).toEqual(['card.nightsGift']);
  });

  it('are none of a template that no id can be', () => {
    expect(idsIn('`${width}px ${height}px`; `${whole}.${rest}`; `/${a}/other`; "others"', ids)).toEqual([]);
  });
});

describe('the files of a package’s texts', () => {
  const sizes = { a: 6_000, b: 6_000, c: 6_000, little: 100, unused: 50 };

  it('have the texts of a part, and what no part is known to use', () => {
    const { names, files } = groupMessages({ 'page-one': ['a'], 'page-two': ['b', 'c'] }, sizes);
    expect(names).toEqual({ 'page-one': 'page-one', 'page-two': 'page-two' });
    expect(files).toEqual({
      'page-one': ['a', 'little', 'unused'],
      'page-two': ['b', 'c', 'little', 'unused'],
    });
  });

  it('are one for parts with similar texts', () => {
    const { names, files } = groupMessages(
      { 'page-b': ['a'], 'page-a': ['a', 'little'], 'fragment-c': ['b', 'c'] },
      sizes,
    );
    expect(names).toEqual({ 'page-a': 'page-a', 'page-b': 'page-a', 'fragment-c': 'fragment-c' });
    expect(files['page-a']).toEqual(['a', 'little', 'unused']);
  });

  it('are none for a part that needs nearly all of them', () => {
    const { names, files } = groupMessages({ 'page-one': ['a', 'b', 'c'], 'page-two': ['b'] }, sizes);
    expect(names).toEqual({ 'page-two': 'page-two' });
    expect(Object.keys(files)).toEqual(['page-two']);
  });
});
