import type { Hour } from './hour';
import type { Country } from '@detour/shared-contracts/sites';
import type { SubjectName } from '../drawing/subjects/subjects';

/** `any`: the whole year. Others: the season of the picture (snow, lavender in bloom, red leaves). */
export type Season = 'any' | 'spring' | 'summer' | 'autumn' | 'winter';

/** Kinds of a place. A hotel gets a cover with one of its kinds. */
export type PlaceKind =
  | 'sea'
  | 'beach'
  | 'cliffs'
  | 'cove'
  | 'dunes'
  | 'harbour'
  | 'island'
  | 'lake'
  | 'river'
  | 'canal-city'
  | 'city'
  | 'old-town'
  | 'village'
  | 'hill-village'
  | 'castle'
  | 'vineyard'
  | 'lavender'
  | 'olive'
  | 'fields'
  | 'countryside'
  | 'forest'
  | 'mill'
  | 'mountain-summer'
  | 'mountain-winter'
  | 'spa';

/** Content of a detail picture in a gallery or a programme line. */
export type DetailKind =
  | 'room'
  | 'table'
  | 'breakfast'
  | 'terrace'
  | 'pool'
  | 'spa'
  | 'garden'
  | 'tasting'
  | 'activity';

/** Area in which a picture is realistic: a country, limited by latitude and longitude. */
export interface Ground {
  readonly country: Country;
  readonly south?: number;
  readonly north?: number;
  readonly west?: number;
  readonly east?: number;
}

interface SceneBase {
  /** Part of the URL and seed of the drawing. An id always names the same picture. */
  readonly id: string;
  readonly subject: SubjectName;
  readonly hour: Hour;
  readonly season: Season;
  /** Empty for a picture that fits everywhere. */
  readonly grounds: readonly Ground[];
}

export interface CoverScene extends SceneBase {
  readonly role: 'cover';
  readonly kinds: readonly PlaceKind[];
  /** Set when the cover also illustrates an activity (kayak, balloon, ride). */
  readonly detail?: DetailKind;
}

export interface HeroScene extends SceneBase {
  readonly role: 'hero';
}

export interface DetailScene extends SceneBase {
  readonly role: 'detail';
  readonly detail: DetailKind;
  /** Kinds of place that the view from the window or over the railing fits. Empty without a view. */
  readonly kinds: readonly PlaceKind[];
  /** Subject of the view through the window or over the railing. */
  readonly view: SubjectName | null;
}

export type Scene = CoverScene | HeroScene | DetailScene;
