import { itemAt } from '../../item-at';
import { hashOf } from '../../random';
import { type ForegroundName, foregroundNames, isForeground } from './foreground';
import { isManner, type Manner, mannerAt, manners } from './manner';

/** A scene as it is drawn for one house or activity: in the manner of its region, from a vantage point of its own. */
export interface Edition {
  readonly manner: Manner;
  /** From 1 to `editionsOfScene`. Decides light, composition and details. */
  readonly number: number;
  /** The object of an activity that stands before the view. */
  readonly foreground?: ForegroundName;
}

/** Editions of a scene in one manner. A limit, because each is a picture that anybody may request. */
export const editionsOfScene = 48;

/** Words that follow a scene's id: `.provence-7`, or `.provence-7.kayak`. */
const suffixOf = ({ manner, number, foreground }: Edition): string =>
  `.${manner}-${String(number)}${foreground ? `.${foreground}` : ''}`;

/** Id of a scene's edition. */
export const editionId = (sceneId: string, edition: Edition): string => baseOf(sceneId) + suffixOf(edition);

/** Id of the scene of an edition; other ids as they are. */
export const baseOf = (id: string): string => id.split('.', 1)[0] ?? id;

const suffix = /^([a-z]+)-([1-9]\d?)$/;

/** The edition that an id names. Undefined without one, or if no such edition exists. */
export const editionIn = (id: string): Edition | undefined => {
  const [, words = '', foreground, ...rest] = id.split('.');
  const [, manner = '', digits = ''] = suffix.exec(words) ?? [];
  const number = Number(digits);
  if (rest.length > 0 || !isManner(manner) || number > editionsOfScene) return undefined;
  if (foreground === undefined) return { manner, number };
  return isForeground(foreground) ? { manner, number, foreground } : undefined;
};

/** The edition of a house, from its id and its place. */
export const editionOf = (houseId: string, place: Parameters<typeof mannerAt>[0]): Edition => ({
  manner: mannerAt(place),
  number: 1 + (hashOf(`${houseId}/edition`) % editionsOfScene),
});

/** The same scene in the edition of another id, without its foreground. */
export const inEditionOf = (id: string, sceneId: string): string => {
  const edition = editionIn(id);
  return edition ? editionId(sceneId, { manner: edition.manner, number: edition.number }) : sceneId;
};

/** Some editions of a list of scenes that together show every manner and every foreground: for the digest of all drawings, and tests. */
export const sampleEditions = (sceneIds: readonly string[]): readonly string[] =>
  sceneIds.flatMap((id, index) =>
    [0, 1, 2].map((turn) => {
      const manner = itemAt(manners, (index + turn * 5) % manners.length);
      const edition = { manner, number: 1 + ((index * 7 + turn * 13) % editionsOfScene) };
      return editionId(
        id,
        turn === 2
          ? { ...edition, foreground: itemAt(foregroundNames, index % foregroundNames.length) }
          : edition,
      );
    }),
  );
