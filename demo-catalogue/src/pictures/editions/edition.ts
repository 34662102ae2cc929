import { itemAt } from '../../item-at';
import { hashOf } from '../../random';
import { isManner, type Manner, mannerAt, manners } from './manner';

/** A scene as it is drawn for one house: in the manner of its region, from a vantage point of its own. */
export interface Edition {
  readonly manner: Manner;
  /** From 1 to `editionsOfScene`. Decides light, composition and details. */
  readonly number: number;
}

/** Editions of a scene in one manner. A limit, because each is a picture that anybody may request. */
export const editionsOfScene = 48;

/** Words that follow a scene's id: `cove-pines-day.provence-7`. */
const suffixOf = ({ manner, number }: Edition): string => `.${manner}-${String(number)}`;

/** Id of a scene's edition. */
export const editionId = (sceneId: string, edition: Edition): string => baseOf(sceneId) + suffixOf(edition);

/** Id of the scene of an edition; other ids as they are. */
export const baseOf = (id: string): string => id.split('.', 1)[0] ?? id;

const suffix = /^([a-z]+)-([1-9]\d?)$/;

/** The edition that an id names. Undefined without one, or if no such edition exists. */
export const editionIn = (id: string): Edition | undefined => {
  const [, words = '', ...rest] = id.split('.');
  const [, manner = '', digits = ''] = suffix.exec(words) ?? [];
  const number = Number(digits);
  if (rest.length > 0 || !isManner(manner) || number > editionsOfScene) return undefined;
  return { manner, number };
};

/** The edition of a house, from its id and its place. */
export const editionOf = (houseId: string, place: Parameters<typeof mannerAt>[0]): Edition => ({
  manner: mannerAt(place),
  number: 1 + (hashOf(`${houseId}/edition`) % editionsOfScene),
});

/** The same scene in the edition of another id. */
export const inEditionOf = (id: string, sceneId: string): string => {
  const edition = editionIn(id);
  return edition ? editionId(sceneId, edition) : sceneId;
};

/** Some editions of a list of scenes that together show every manner: for the digest of all drawings, and tests. */
export const sampleEditions = (sceneIds: readonly string[]): readonly string[] =>
  sceneIds.flatMap((id, index) =>
    [0, 1, 2].map((turn) => {
      const manner = itemAt(manners, (index + turn * 5) % manners.length);
      return editionId(id, { manner, number: 1 + ((index * 7 + turn * 13) % editionsOfScene) });
    }),
  );
