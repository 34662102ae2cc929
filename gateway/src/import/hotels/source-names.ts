/** Display names of known registers. Other sources are shown as in the file. */
const names: readonly (readonly [source: RegExp, name: string])[] = [
  [/^atout-france/, 'Atout France, Hébergements collectifs classés'],
  [/^regione-lombardia/, 'Regione Lombardia, Strutture ricettive'],
  [/^regione-toscana/, 'Regione Toscana, Strutture ricettive'],
  [/^opendata-bcn/, 'Ajuntament de Barcelona, Open Data BCN'],
  [/^openstreetmap$/, '© OpenStreetMap contributors'],
  [/^geonames/, 'GeoNames (geonames.org)'],
];

export const sourceNameOf = (source: string): string =>
  names.find(([form]) => form.test(source))?.[1] ?? source;
