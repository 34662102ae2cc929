import { programItems } from '@detour/demo-catalogue';
import { themeIds, wordingFrom } from '@detour/shared-contracts/catalogue';
import { tagsOfTheme } from './activity-list';
import { activityVocabulary } from './activity-vocabulary';

const items = Object.values(programItems).flatMap(({ tag, ...item }) =>
  tag === undefined ? [] : [{ tag, ...item }],
);

describe('the names of activities', () => {
  it('are those of the first item with the id in the demonstration catalogue', () => {
    const named = new Map(items.toReversed().map(({ tag, text }) => [tag, text[1]?.wording]));
    const vocabulary = Object.entries(activityVocabulary).map(
      ([id, { name }]) => [Number(id), wordingFrom(name)] as const,
    );
    expect(new Map(vocabulary)).toEqual(named);
  });

  it('include every theme of the items', () => {
    const untold = items.flatMap(({ tag, themes = [] }) =>
      themes.filter((key) => !tagsOfTheme(themeIds[key]).has(tag)).map((key) => `${tag} ${key}`),
    );
    expect(untold).toEqual([]);
  });
});
