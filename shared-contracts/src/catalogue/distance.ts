const earthRadiusKm = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km. */
export const kilometresBetween = (
  from: { readonly lat: number; readonly lng: number },
  to: { readonly lat: number; readonly lng: number },
): number => {
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const width =
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, height + width)));
};
