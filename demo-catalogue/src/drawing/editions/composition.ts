import { type Edition, editionIn } from '../../pictures/editions/edition';
import { type Foreground, foregroundGrounds } from '../../pictures/editions/foreground';
import type { Scene } from '../../pictures/scene';
import type { Clouds } from '../kit/pen';
import { createRandom } from '../kit/random';
import type { SubjectName } from '../subjects/subjects';
import type { FrameName } from './frame-name';
import { type FrameGround, mannerStyles } from './manner-styles';

/** Where the light comes from, from where the house is seen, and what stands before it. */
export interface Composition {
  readonly edition: Edition;
  readonly subject: SubjectName;
  readonly light: -1 | 1;
  /** Magnification, from 1. */
  readonly zoom: number;
  /** Part of the sheet that is seen, as shares of what the zoom leaves: 0 is its left or top, 1 its right or foot. */
  readonly seen: readonly [x: number, y: number];
  readonly frame: FrameName | null;
  /** Side of the frame: −1 left, 1 right. */
  readonly side: -1 | 1;
  readonly clouds: Clouds;
  readonly foreground: Foreground | null;
}

/** Ground of the subjects that a frame may stand before. Others have walls of their own. */
const groundOf: Readonly<Partial<Record<SubjectName, FrameGround>>> = {
  cliffs: 'coast',
  lighthouse: 'coast',
  'beach-cabins': 'coast',
  'granite-coast': 'coast',
  'island-fort': 'coast',
  'harbour-town': 'town',
  cove: 'coast',
  'white-village': 'coast',
  'cliff-village': 'coast',
  'moat-castle': 'land',
  'hill-castle': 'land',
  'castle-alley': 'land',
  vineyard: 'land',
  'cypress-hill': 'land',
  lavender: 'land',
  'olive-grove': 'land',
  fields: 'land',
  'hill-village': 'land',
  chalet: 'heights',
  'alpine-valley': 'heights',
  lake: 'heights',
  'lake-villa': 'land',
  windmill: 'land',
  tulips: 'land',
  watermill: 'land',
  'canal-houses': 'town',
  belfry: 'town',
  'bridge-town': 'town',
  dome: 'town',
  'timber-town': 'town',
  lagoon: 'town',
  'forest-cabin': 'land',
  spring: 'land',
};

/** Subjects with a tree at their edge: 1 towards the light, −1 away from it. Frames stand on the other side. */
const ownEdge: Readonly<Partial<Record<SubjectName, -1 | 1>>> = {
  cove: 1,
  dome: -1,
  'cliff-village': 1,
  'hill-village': 1,
  'cypress-hill': 1,
  'hill-castle': -1,
  chalet: -1,
  'alpine-valley': -1,
};

/** Frames that repeat what a subject shows itself. */
const doubled: Readonly<Partial<Record<SubjectName, readonly FrameName[]>>> = {
  cove: ['pine', 'pine-branch'],
  'cliff-village': ['pine', 'pine-branch'],
  'canal-houses': ['balcony'],
  'cypress-hill': ['cypresses'],
  'hill-village': ['cypresses'],
  'olive-grove': ['cypresses'],
};

/** Subjects that reach high: the top of the sheet stays in view. */
const tall: ReadonlySet<SubjectName> = new Set([
  'hill-castle',
  'moat-castle',
  'castle-alley',
  'dome',
  'belfry',
  'bridge-town',
  'canal-houses',
  'hill-village',
  'harbour-town',
  'chalet',
  'alpine-valley',
  'winter-chalet',
  'windmill',
  'lighthouse',
  'island-fort',
  'cliffs',
]);

const cloudKinds = ['few', 'streaks', 'heap', 'bank'] as const;

/** Composition of a scene's edition. Null for a scene that is drawn as itself. */
export function compositionOf({
  id,
  subject,
  season,
}: Pick<Scene, 'id' | 'subject' | 'season'>): Composition | null {
  const edition = editionIn(id);
  if (!edition) return null;
  const { number, manner } = edition;
  const random = createRandom(`${id}/composition`);
  const ground = groundOf[subject];
  // Leaves in winter and palms in the snow would be untrue. An object stands alone.
  const frames =
    ground && season !== 'winter' && !edition.foreground
      ? mannerStyles[manner].frames[ground].filter((name) => !doubled[subject]?.includes(name))
      : [];
  // The number takes turns, so that neighbours in a list of editions differ most.
  const light = number % 2 === 0 ? 1 : -1;
  const turn = Math.floor(number / 2);
  const frame = frames[turn % (frames.length + 1)] ?? null;
  const zoom = [1, 1.22, 1.1, 1.32][(turn + Math.floor(number / 12)) % 4] ?? 1;
  const edge = ownEdge[subject];
  return {
    edition,
    subject,
    light,
    zoom: zoom + random.between(0, 0.06),
    seen: [random.between(0.2, 0.8), tall.has(subject) ? random.between(0, 0.3) : random.between(0.1, 1)],
    frame,
    side: edge ? (edge === light ? -1 : 1) : random.chance(0.5) ? 1 : -1,
    clouds: cloudKinds[(number + Math.floor(number / 4)) % 4] ?? 'few',
    foreground: onGround(edition, season),
  };
}

/** Grass and sand lie under the snow in winter. */
const onGround = ({ foreground: name }: Edition, season: Scene['season']): Foreground | null => {
  if (!name) return null;
  const ground = foregroundGrounds[name];
  return { name, ground: season === 'winter' && (ground === 'grass' || ground === 'sand') ? 'snow' : ground };
};
