import en from '../messages/en.json';
import fr_FR from '../messages/fr_FR.json';
import { authorName } from './author-name';
import type { Text } from '../text';

const french = ((id: keyof typeof en) => fr_FR[id]) as Text;

it.each([
  ['demonstration', 'Démonstration'],
  ['command line', 'Ligne de commande'],
  ['Ana Martin', 'Ana Martin'],
  ['toString', 'toString'],
])('an author %j shows as %j', (name, shown) => {
  expect(authorName(name, french)).toBe(shown);
});
