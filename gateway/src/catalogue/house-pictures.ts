import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf, type Wording } from '@detour/shared-contracts/catalogue';
import {
  baseOf,
  coverScenes,
  type DetailKind,
  detailOf,
  findScene,
  inEditionOf,
  type PlaceKind,
} from '../images/picture-source';

interface Picture {
  readonly scene: string;
  readonly alt: string;
}

interface Subject {
  readonly needs: readonly string[];
  /** Restricts the picture to these places. Absent: everywhere. */
  readonly environments?: readonly string[];
  readonly kind: DetailKind;
  /** One scene of the kind, if its scenes show different things. */
  readonly scene?: string;
  readonly words: Wording;
}

/** Pictures beside the cover, by the facility that they show, each with its alternative text. */
const subjects: readonly Subject[] = [
  {
    needs: ['indoorPool'],
    kind: 'pool',
    scene: 'pool-hall-dusk',
    words: {
      fr: 'La piscine intérieure, sous une lumière douce',
      es: 'La piscina cubierta, con luz suave',
      nl: 'Het binnenzwembad, in zacht licht',
      it: 'La piscina coperta, in una luce morbida',
    },
  },
  {
    needs: ['pool'],
    kind: 'pool',
    scene: 'pool-garden-day',
    words: {
      fr: 'La piscine au jardin',
      es: 'La piscina en el jardín',
      nl: 'Het zwembad in de tuin',
      it: 'La piscina in giardino',
    },
  },
  {
    needs: ['spa'],
    kind: 'spa',
    words: { fr: 'Le spa', es: 'El spa', nl: 'De spa', it: 'La spa' },
  },
  {
    needs: ['terrace'],
    kind: 'terrace',
    words: {
      fr: 'La terrasse, une table pour deux',
      es: 'La terraza, con una mesa para dos',
      nl: 'Het terras, met een tafel voor twee',
      it: 'La terrazza, con un tavolo per due',
    },
  },
  {
    needs: ['restaurant'],
    kind: 'table',
    scene: 'table-evening',
    words: {
      fr: 'La salle à manger, le soir',
      es: 'El comedor, por la noche',
      nl: 'De eetzaal, ’s avonds',
      it: 'La sala da pranzo, la sera',
    },
  },
  {
    needs: [],
    environments: ['countryside', 'village', 'vineyard', 'forest', 'river', 'lake', 'spa'],
    kind: 'garden',
    words: { fr: 'Le jardin', es: 'El jardín', nl: 'De tuin', it: 'Il giardino' },
  },
  {
    needs: [],
    kind: 'breakfast',
    scene: 'breakfast-tray',
    words: {
      fr: 'Le petit-déjeuner, sur un plateau',
      es: 'El desayuno, en una bandeja',
      nl: 'Het ontbijt, op een dienblad',
      it: 'La colazione, su un vassoio',
    },
  },
];

const elsewhen: Wording = {
  fr: 'Les alentours, à une autre heure',
  es: 'Los alrededores, a otra hora',
  nl: 'De omgeving, op een ander moment van de dag',
  it: 'I dintorni, in un altro momento della giornata',
};

/** Scenes of the cover's subject at other times of day. They fit the place as well as the cover. */
const otherHours = (sceneId: string): readonly string[] => {
  const cover = findScene(sceneId);
  if (cover?.role !== 'cover') return [];
  return coverScenes
    .filter(
      ({ id, subject, season }) =>
        id !== baseOf(sceneId) && subject === cover.subject && season === cover.season,
    )
    .map(({ id }) => inEditionOf(sceneId, id));
};

const kindsOf = (sceneId: string): readonly PlaceKind[] => {
  const scene = findScene(sceneId);
  return scene?.role === 'cover' ? scene.kinds : [];
};

/** Returns pictures that match the facilities of the hotel. Deterministic. */
export const housePictures = (
  house: {
    readonly scene: string;
    readonly facilities: readonly string[];
    readonly environment: string | null;
  },
  locale: Locale,
): readonly Picture[] => [
  ...subjects.flatMap(({ needs, environments, kind, scene, words }) => {
    const isHere = environments?.includes(house.environment ?? '') ?? true;
    if (!isHere || !needs.every((facility) => house.facilities.includes(facility))) return [];
    const drawn = scene ?? detailOf(kind, kindsOf(house.scene));
    return drawn ? [{ scene: drawn, alt: words[wordingOf(locale)] }] : [];
  }),
  ...otherHours(house.scene)
    .slice(0, 1)
    .map((scene) => ({ scene, alt: elsewhen[wordingOf(locale)] })),
];
