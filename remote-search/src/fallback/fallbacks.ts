import { hasDates } from '../calendar/flexible/flexible-dates.view-model';
import type { SearchDetails } from '@detour/shared-contracts/api';
import { applyPatch, type PlaceKey } from '@detour/shared-contracts/criteria';
import type { IsoDate } from '@detour/shared-contracts/base';
import { aroundRadius } from '@detour/shared-contracts/rules';
import type { Criteria, Names } from '../contract';

/** Number of offers that a fallback search requests. @spec FALL-019 */
export const fallbackLimit = 3;

/** One fallback step: the area to search, and the criteria to keep. */
export interface Rung {
  readonly place: 'same' | 'wide';
  readonly dates: boolean;
  readonly category: boolean;
}

const rung = (place: Rung['place'], ...kept: readonly ('dates' | 'category')[]): Rung => ({
  place,
  dates: kept.includes('dates'),
  category: kept.includes('category'),
});

/**
 * The fallback steps by the content of the search, in this order (fallbacks table of the ambiguities page, A-123): destination,
 * then dates, then category.
 * @spec FALL-007 FALL-008 FALL-009
 */
export const fallbackLadder: Readonly<Record<string, readonly Rung[]>> = {
  'widenable dates category': [
    rung('wide', 'dates', 'category'),
    rung('same', 'dates'),
    rung('wide', 'dates'),
    rung('same', 'category'),
    rung('wide', 'category'),
    rung('wide'),
  ],
  'widenable dates': [rung('wide', 'dates'), rung('same'), rung('wide')],
  'widenable category': [rung('wide', 'category'), rung('same'), rung('wide')],
  widenable: [rung('wide')],
  'other dates category': [rung('same', 'dates'), rung('same', 'category'), rung('same')],
  'other dates': [rung('same')],
  'other category': [rung('same')],
  other: [],
};

/** @spec FALL-010 */
interface FallbackKey {
  readonly destination: {
    readonly value: string | null;
    readonly type: PlaceKey | null;
    readonly isAround: boolean;
    readonly isExpanded: boolean;
  };
  readonly dates: { readonly checkin: IsoDate | null; readonly isRemoved: boolean };
  readonly category: { readonly value: number | null; readonly isRemoved: boolean };
  /** Value of the hash key `fallback`: `wide-dates-category` */
  readonly value: string;
  /** Starts at 1. */
  readonly order: number;
}

export interface Fallback {
  readonly key: FallbackKey;
  /** The widened search. Sorted by distance for an area search. @spec FALL-017 FALL-018 */
  readonly criteria: Criteria;
  /** Parts of the title. Null when there are none. */
  readonly title: {
    readonly dates: 'for' | 'outside' | null;
    readonly place: 'in' | 'around' | null;
    /** Name of the place. Null means the visitor's own position. @spec FALL-016 */
    readonly destination: string | null;
  } | null;
}

/** The searched place as the main search's response describes it. */
export type SearchedPlace = Pick<
  SearchDetails,
  'destination' | 'latitude' | 'longitude' | 'locationHierarchy'
>;

interface WidePlace {
  readonly patch: Pick<Criteria, 'place' | 'position' | 'distance'>;
  readonly label: string | null;
  readonly isAround: boolean;
}

const parentTypes: Readonly<Partial<Record<PlaceKey, 'region' | 'country'>>> = {
  department: 'region',
  region: 'country',
  touristicregion: 'country',
};

// Resorts are points, like a POI.
const aroundKeys: readonly PlaceKey[] = ['city', 'poi', 'searesort', 'skiresort'];

/** @spec FALL-001 FALL-002 FALL-003 FALL-004 FALL-005 FALL-006 */
const widen = (criteria: Criteria, searched: SearchedPlace): WidePlace | null => {
  const { place } = criteria;
  if (!place) return null;
  const { latitude, longitude } = searched;
  const position =
    latitude === null || longitude === null ? criteria.position : { lat: latitude, lng: longitude };
  if (aroundKeys.includes(place.key)) {
    if (!position) return null;
    const distance = { min: 0, max: aroundRadius };
    return { patch: { position, distance }, label: searched.destination?.label ?? null, isAround: true };
  }
  const type = parentTypes[place.key];
  const parent = searched.locationHierarchy.find((entry) => entry.type === type);
  if (!type || !parent) return null;
  return {
    patch: { place: { key: type, id: parent.id }, ...(position ? { position } : {}) },
    label: parent.label,
    isAround: false,
  };
};

const titleOf = (
  criteria: Criteria,
  { dates }: Rung,
  place: 'in' | 'around' | null,
  destination: string | null,
) => {
  const kept = hasDates(criteria) ? (dates ? ('for' as const) : ('outside' as const)) : null;
  return kept === null && place === null ? null : { dates: kept, place, destination };
};

/**
 * The fallback searches, in order, for a search with fewer results than one page. The response's place provides
 * coordinates, parents and names. A place that cannot be widened counts as "other".
 * @spec FALL-007 FALL-008 FALL-009 FALL-010 FALL-017
 */
export const fallbacksOf = (criteria: Criteria, searched: SearchedPlace): readonly Fallback[] => {
  const wide = widen(criteria, searched);
  const hasCategory = criteria.theme !== undefined;
  const holds = [
    wide ? 'widenable' : 'other',
    ...(hasDates(criteria) ? ['dates'] : []),
    ...(hasCategory ? ['category'] : []),
  ];
  const rungs = fallbackLadder[holds.join(' ')] ?? [];
  return rungs.map((step, index) => {
    const widened = step.place === 'wide' ? wide : null;
    const value = [step.place, ...(step.dates ? ['dates'] : []), ...(step.category ? ['category'] : [])].join(
      '-',
    );
    const next = applyPatch<Names>(criteria, {
      ...(widened ? { place: null, distance: null, ...widened.patch, sort: 'distance' as const } : {}),
      ...(step.dates ? {} : { dates: null, weekends: null }),
      ...(step.category ? {} : { theme: null }),
      fallback: value,
    });
    const isAround = widened ? widened.isAround : !criteria.place && criteria.position !== undefined;
    const hasPlace = criteria.place !== undefined || criteria.position !== undefined;
    return {
      key: {
        destination: {
          value: next.place?.id ?? null,
          type: next.place?.key ?? null,
          isAround,
          isExpanded: widened !== null && !widened.isAround,
        },
        dates: {
          checkin: next.dates?.checkin ?? null,
          isRemoved: hasDates(criteria) && !step.dates,
        },
        category: { value: next.theme ?? null, isRemoved: hasCategory && !step.category },
        value,
        order: index + 1,
      },
      criteria: next,
      title: titleOf(
        criteria,
        step,
        hasPlace ? (isAround ? 'around' : 'in') : null,
        widened ? widened.label : (searched.destination?.label ?? null),
      ),
    };
  });
};
