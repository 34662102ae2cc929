import { namedTexts } from '../../../catalogue/named-texts';

const { inspirations, themes, regions, provinces, houses, moments } = namedTexts(
  ['inspirations', 'themes', 'regions', 'provinces', 'houses', 'moments'],
  `
  Inspirations | Inspiración | Inspiratie | Ispirazioni
  Vos envies | Qué te apetece | Waar heb je zin in? | Cosa ti va
  Régions | Regiones | Regio’s | Regioni
  Provinces | Provincias | Provincies | Province
  Où dormir | Dónde dormir | Waar je slaapt | Dove dormire
  À quel moment | Cuándo | Wanneer | Quando`,
);

const { thisWeekend, nextWeekend, winter, spring } = namedTexts(
  ['thisWeekend', 'nextWeekend', 'winter', 'spring'],
  `
  Ce week-end | Este fin de semana | Dit weekend | Questo weekend
  Le week-end prochain | El próximo fin de semana | Volgend weekend | Il prossimo weekend
  Deux nuits entre Noël et le Nouvel An | Dos noches entre Navidad y Año Nuevo | Twee nachten tussen kerst en nieuwjaar | Due notti tra Natale e Capodanno
  Le premier week‑end de mai | El primer fin de semana de mayo | Het eerste weekend van mei | Il primo weekend di maggio`,
);

const { weeklyTitle, weeklyText } = namedTexts(
  ['weeklyTitle', 'weeklyText'],
  `
  Le détour de la semaine : le bien-être | La escapada de la semana: bienestar | De omweg van de week: wellness | La fuga della settimana: benessere
  Un bain chaud quand dehors il fait gris. | Un baño caliente cuando fuera hace frío. | Een warm bad als het buiten grijs is. | Un bagno caldo quando fuori è grigio.`,
);

/** Headings and moments of the top navigation, fr | es | nl | it. */
export const navigationTexts = {
  inspirations,
  themes,
  regions,
  provinces,
  houses,
  moments,
  thisWeekend,
  nextWeekend,
  winter,
  spring,
  weeklyTitle,
  weeklyText,
};
