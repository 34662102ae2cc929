import { towns } from '../places/hotel-towns';
import type { Place } from '../places/place';
import type { Surroundings } from '../texts/sentences/facts';

/** Stations and airports are destinations of the search, not sights. */
const station = /\b(?:gare|aéroport)\b/i;

/** Towns with hotels, whose names have checked prepositions, and sights. */
export const surroundingsOf = (places: readonly Place[]): Surroundings => {
  const ids = new Set(
    Object.values(towns)
      .flat()
      .map(([id]) => String(id)),
  );
  return {
    towns: places.filter(({ id }) => ids.has(id)),
    sights: places.filter(({ category, names }) => category === 'poi' && !station.test(names.fr)),
  };
};
