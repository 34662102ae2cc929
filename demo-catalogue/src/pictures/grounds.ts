import type { Ground } from './scene';

// Rough rectangles suffice to exclude umbrella pines at the Channel and chalk cliffs in Provence.
const channel: Ground = { country: 'FR', south: 48.6, west: -2, east: 3.2 };
const brittany: Ground = { country: 'FR', south: 47.2, north: 48.95, west: -5.3, east: -1 };
const frenchAtlantic: Ground = { country: 'FR', south: 43.3, north: 47.8, west: -3, east: 0 };
const frenchNorth: Ground = { country: 'FR', south: 46 };
const frenchNorthEast: Ground = { country: 'FR', south: 48.3, west: 1.5 };
const alsace: Ground = { country: 'FR', south: 47, east: 8.4, west: 4 };
const frenchWest: Ground = { country: 'FR', south: 44, east: 5.5 };
const frenchAlps: Ground = { country: 'FR', south: 44, north: 48.3, west: 5.5, east: 7.9 };
const pyrenees: Ground = { country: 'FR', north: 43.4, west: -1.6, east: 3 };
const frenchRiviera: Ground = { country: 'FR', north: 44, west: 3, east: 9.7 };
const provence: Ground = { country: 'FR', south: 43, north: 45, west: 4, east: 7.2 };
const frenchSouth: Ground = { country: 'FR', north: 45.2 };
const greenSpain: Ground = { country: 'ES', south: 42, west: -9.5, east: -1.5 };
const spanishPyrenees: Ground = { country: 'ES', south: 41.8, west: -1.5 };
const spanishMediterranean: Ground = { country: 'ES', west: -2.2 };
const spanishSouth: Ground = { country: 'ES', north: 39.2 };
const riojaToCatalonia: Ground = { country: 'ES', south: 40.5, north: 43 };
const italianAlps: Ground = { country: 'IT', south: 45.5 };
const italianLakes: Ground = { country: 'IT', south: 45.2, north: 46.6, west: 8, east: 11.3 };
const veneto: Ground = { country: 'IT', south: 44.8, north: 46, west: 11.3 };
const italianCentre: Ground = { country: 'IT', south: 41.5, north: 44.6 };
const italianSouth: Ground = { country: 'IT', north: 42 };
const sunnyItaly: Ground = { country: 'IT', north: 44.9 };
const ardennes: Ground = { country: 'BE', north: 50.55, west: 4.2 };
const belgianCoast: Ground = { country: 'BE', west: 2.4, east: 3.5 };
const flanders: Ground = { country: 'BE', south: 50.65 };
const france: Ground = { country: 'FR' };
const spain: Ground = { country: 'ES' };
const italy: Ground = { country: 'IT' };
const belgium: Ground = { country: 'BE' };
const netherlands: Ground = { country: 'NL' };

/** Areas in which scenes are realistic. A scene names its area. */
export const grounds = {
  everywhere: [],
  chalkCliffs: [channel],
  northSea: [channel, belgianCoast, netherlands],
  openSea: [channel, brittany, frenchAtlantic, belgianCoast, netherlands, greenSpain],
  granite: [brittany, greenSpain],
  anyHarbour: [france, spain, italy],
  mediterranean: [frenchRiviera, spanishMediterranean, sunnyItaly],
  stoneForts: [brittany, frenchAtlantic, frenchRiviera, spain, italy],
  whitewash: [spanishSouth, italianSouth],
  italianCoast: [italy],
  slateCastles: [frenchNorth, frenchWest, belgium],
  waterCastles: [frenchNorth, frenchWest, belgium, netherlands],
  hillCastles: [france, spain, italy, ardennes],
  vineyards: [france, riojaToCatalonia, spanishSouth, italy],
  tuscany: [italianCentre],
  lavender: [provence],
  olives: [provence, frenchRiviera, spanishSouth, spanishMediterranean, sunnyItaly],
  farmland: [france, belgium, greenSpain, riojaToCatalonia, italianAlps, italianCentre],
  stoneVillages: [frenchSouth, spain, italy],
  alps: [frenchAlps, pyrenees, italianAlps, spanishPyrenees],
  mountainLakes: [frenchAlps, pyrenees, italianAlps, spanishPyrenees],
  italianLakes: [italianLakes],
  windmills: [netherlands, flanders],
  bulbFields: [netherlands],
  watermills: [frenchNorth, frenchWest, belgium, greenSpain],
  canals: [netherlands, flanders],
  belfries: [belgium, frenchNorthEast],
  bridges: [france, spain, italy, belgium],
  zincRoofs: [france],
  domes: [italianCentre, italy, spanishSouth],
  halfTimber: [alsace, frenchNorth, ardennes],
  lagoon: [veneto],
  woods: [france, belgium, netherlands, greenSpain, italianAlps],
  gorges: [frenchSouth, spain, italy, ardennes],
} as const satisfies Record<string, readonly Ground[]>;
