import { rows, type FittingText } from '@detour/shared-contracts/catalogue';
import type { SettingKey } from '../texts/settings/settings';

/** A family contains the stays with its theme (`boxThemes`) or with a hotel in its setting. */
interface BoxRule {
  readonly settings?: readonly SettingKey[];
  /** Only hotels south of 45°, where olive trees grow. */
  readonly south?: true;
}

export interface BoxFamily {
  readonly key: string;
  readonly scene: string;
  readonly gallery: readonly string[];
  readonly night: number;
  readonly opens: BoxRule;
  readonly text: readonly FittingText[];
}

/** Families of gift boxes. `night` is the price of a night for two in cents. `text` has the name, then one sentence. */
export const boxFamilies = [
  {
    key: 'CHATEAUX',
    scene: 'castle-moat-dawn',
    gallery: ['castle-alley-golden', 'castle-hill-day', 'room-castle-dawn', 'breakfast-tray'],
    night: 19_900,
    opens: { settings: ['castle'] },
    text: rows(`
    Châteaux et belles demeures | Castillos y casas señoriales | Kastelen en landhuizen | Castelli e dimore
    Derrière de vieux murs, sous de hauts plafonds. | Tras viejos muros, bajo techos altos. | Achter oude muren, onder hoge plafonds. | Dietro vecchie mura, sotto soffitti alti.`),
  },
  {
    key: 'MER',
    scene: 'coast-lighthouse-day',
    gallery: ['coast-cliffs-golden', 'cove-pines-day', 'room-sea-day', 'terrace-sea-day'],
    night: 14_900,
    opens: {},
    text: rows(`
    Bord de mer | Junto al mar | Aan zee | In riva al mare
    Une chambre au bruit des vagues. | Una habitación con rumor de olas. | Een kamer met het geluid van de golven. | Una camera con il rumore delle onde.`),
  },
  {
    key: 'TABLE',
    scene: 'table-evening',
    gallery: ['vineyard-manor-golden', 'terrace-valley-golden', 'room-village-golden', 'breakfast-tray'],
    night: 17_900,
    opens: {},
    text: rows(`
    Belles tables | Buenas mesas | Lekker aan tafel | Buona tavola
    Des maisons où l’on parle d’abord de cuisine. | Casas donde se habla primero de cocina. | Huizen waar het eerst over eten gaat. | Case dove si parla prima di tutto di cucina.`),
  },
  {
    key: 'BAINS',
    scene: 'spa-arches-dawn',
    gallery: ['spa-terrace-dusk', 'spa-hammam', 'pool-hall-dusk', 'room-fields-day'],
    night: 19_900,
    opens: {},
    text: rows(`
    Bains et spa | Aguas y spa | Baden en spa | Terme e spa
    Du calme, et le temps de se détendre. | Calma, y tiempo para relajarse. | Rust, en tijd om te ontspannen. | Calma, e il tempo per rilassarsi.`),
  },
  {
    key: 'MONTAGNE',
    scene: 'alps-chalet-golden',
    gallery: ['alps-valley-golden', 'lake-peaks-dawn', 'room-peaks-dawn', 'breakfast-tray'],
    night: 18_900,
    opens: {},
    text: rows(`
    Air de montagne | Aire de montaña | Berglucht | Aria di montagna
    Du vieux bois et des sommets. | Madera vieja y cumbres. | Oud hout en toppen. | Legno antico e cime.`),
  },
  {
    key: 'VIGNES',
    scene: 'vineyard-manor-golden',
    gallery: ['cypress-hill-dawn', 'vineyard-manor-dusk', 'room-vineyard-golden', 'terrace-valley-golden'],
    night: 16_900,
    opens: { settings: ['vineyard', 'hills'] },
    text: rows(`
    Vignes et collines | Viñedos y colinas | Wijngaarden en heuvels | Vigneti e colline
    Des rangs de vigne ou des collines, et du temps pour les regarder. | Hileras de viñas o colinas, y tiempo para mirarlas. | Rijen wijnstokken of heuvels, en tijd om ernaar te kijken. | Filari o colline, e il tempo di guardarli.`),
  },
  {
    key: 'VILLE',
    scene: 'city-bridge-golden',
    gallery: ['city-belfry-dusk', 'city-timber-day', 'room-city-dusk', 'city-dome-dusk'],
    night: 14_900,
    opens: {},
    text: rows(`
    Escapade en ville | Escapada urbana | Stedentrip | Fuga in città
    Tout à pied, et le calme au retour. | Todo a pie, y calma al volver. | Alles te voet, en rust als je terugkomt. | Tutto a piedi, e calma al ritorno.`),
  },
  {
    key: 'CAMPAGNE',
    scene: 'fields-village-day',
    gallery: ['mill-river-day', 'olive-grove-day', 'garden-path-day', 'room-fields-day'],
    night: 15_900,
    opens: { settings: ['fields', 'mill', 'polder', 'hills', 'lavender', 'olives'] },
    text: rows(`
    Maisons de campagne | Casas de campo | Buitenhuizen | Case di campagna
    Un jardin, un coq, des confitures. | Un jardín, un gallo, mermeladas. | Een tuin, een haan, jam. | Un giardino, un gallo, marmellate.`),
  },
  {
    key: 'VERT',
    scene: 'forest-cabin-mist',
    gallery: ['lake-peaks-day', 'fields-village-mist', 'garden-path-day', 'room-fields-day'],
    night: 15_900,
    opens: {},
    text: rows(`
    Au vert | En plena naturaleza | Midden in de natuur | Immersi nel verde
    Une fenêtre sur les arbres, les champs ou l’eau. | Una ventana a los árboles, al campo o al agua. | Een raam met uitzicht op bomen, velden of water. | Una finestra sugli alberi, sui campi o sull’acqua.`),
  },
  {
    key: 'EAU',
    scene: 'lake-peaks-day',
    gallery: ['mill-canal-dawn', 'lake-villa-golden', 'terrace-lake-dawn', 'city-canal-day'],
    night: 15_900,
    opens: { settings: ['lake', 'mill', 'polder', 'canals'] },
    text: rows(`
    Au fil de l’eau | A orillas del agua | Langs het water | Lungo l’acqua
    Un lac, un moulin, un canal : l’eau passe, on reste. | Un lago, un molino, un canal: el agua pasa y uno se queda. | Een meer, een molen, een gracht: het water stroomt, jij blijft. | Un lago, un mulino, un canale: l’acqua passa, tu resti.`),
  },
  {
    key: 'ROMANCE',
    scene: 'cove-pines-dusk',
    gallery: ['harbour-town-dusk', 'castle-hill-golden', 'room-castle-dawn', 'breakfast-tray'],
    night: 16_900,
    opens: {},
    text: rows(`
    À deux | Para dos | Met z’n tweeën | In due
    Une clé, deux oreillers, aucun réveil. | Una llave, dos almohadas, ningún despertador. | Eén sleutel, twee kussens, geen wekker. | Una chiave, due cuscini, nessuna sveglia.`),
  },
  {
    key: 'PORTS',
    scene: 'harbour-town-golden',
    gallery: ['harbour-town-dawn', 'coast-fort-golden', 'room-sea-day', 'breakfast-tray'],
    night: 15_900,
    opens: { settings: ['harbour'] },
    text: rows(`
    Petits ports | Puertos con encanto | Havenstadjes | Piccoli porti
    Des mâts sous la fenêtre, un quai où flâner. | Mástiles bajo la ventana y un muelle para pasear. | Masten onder het raam, een kade om te slenteren. | Alberi di barche sotto la finestra, un molo dove passeggiare.`),
  },
  {
    key: 'CANAUX',
    scene: 'city-canal-dusk',
    gallery: ['city-canal-day', 'city-lagoon-golden', 'room-city-dusk', 'breakfast-tray'],
    night: 16_900,
    opens: { settings: ['canals', 'lagoon'] },
    text: rows(`
    Villes de canaux | Ciudades con canales | Steden aan het water | Città d’acqua
    Dormir à deux ponts du centre. | Dormir a dos puentes del centro. | Slapen op twee bruggen van het centrum. | Dormire a due ponti dal centro.`),
  },
  {
    key: 'SOLEIL',
    scene: 'olive-grove-day',
    gallery: ['white-village-day', 'cypress-hill-golden', 'room-vineyard-golden', 'terrace-valley-golden'],
    night: 15_900,
    opens: { settings: ['olives', 'lavender', 'hills', 'hilltown'], south: true },
    text: rows(`
    Sous les oliviers | Bajo los olivos | Onder de olijfbomen | Sotto gli ulivi
    Des murs blancs, une cour fraîche, le Sud. | Muros blancos, un patio fresco, el Sur. | Witte muren, een koele binnenplaats, het zuiden. | Muri bianchi, una corte fresca, il Sud.`),
  },
  {
    key: 'VILLAGES',
    scene: 'hill-village-golden',
    gallery: ['cliff-village-day', 'hill-village-dawn', 'room-village-golden', 'garden-path-day'],
    night: 14_900,
    opens: { settings: ['hilltown', 'coast', 'mill', 'lavender'] },
    text: rows(`
    Villages de caractère | Pueblos con carácter | Dorpen met karakter | Borghi di carattere
    Des rues courtes, de vieilles pierres et du temps. | Calles cortas, piedras viejas y tiempo por delante. | Korte straten, oude stenen en alle tijd. | Vie brevi, pietre antiche e tutto il tempo.`),
  },
] as const satisfies readonly BoxFamily[];

/** Last line of the content of every box. */
export const boxTerms = rows(
  `Valable 12 mois, échangeable | Validez de 12 meses, se puede cambiar | 12 maanden geldig, omruilbaar | Valido 12 mesi, si può cambiare`,
);

/** Forms of a box. `factor` multiplies the family's price of a night. `text` has the name, a sentence and the lines of the content. */
export const boxForms = [
  {
    key: '1N',
    nights: 1,
    withDinner: false,
    factor: 1,
    text: rows(`
    une nuit | una noche | één nacht | una notte
    Une nuit pour 2 personnes, petit-déjeuner compris, dans une adresse à choisir | Una noche para 2 personas, con desayuno, en un alojamiento a elegir | Eén nacht voor 2 personen, met ontbijt, op een adres naar keuze | Una notte per 2 persone, colazione compresa, in una struttura a scelta
    Une nuit pour 2 personnes | Una noche para 2 personas | Eén nacht voor 2 personen | Una notte per 2 persone
    Le petit-déjeuner | El desayuno | Het ontbijt | La colazione`),
  },
  {
    key: '1ND',
    nights: 1,
    withDinner: true,
    factor: 1.5,
    text: rows(`
    une nuit et un dîner | una noche y una cena | één nacht met diner | una notte e una cena
    Une nuit pour 2 personnes, dîner et petit-déjeuner compris, dans une adresse à choisir | Una noche para 2 personas, con cena y desayuno, en un alojamiento a elegir | Eén nacht voor 2 personen, met diner en ontbijt, op een adres naar keuze | Una notte per 2 persone, cena e colazione comprese, in una struttura a scelta
    Une nuit pour 2 personnes | Una noche para 2 personas | Eén nacht voor 2 personen | Una notte per 2 persone
    Un dîner et le petit-déjeuner | Una cena y el desayuno | Een diner en het ontbijt | Una cena e la colazione`),
  },
  {
    key: '2N',
    nights: 2,
    withDinner: false,
    factor: 1.85,
    text: rows(`
    deux nuits | dos noches | twee nachten | due notti
    Deux nuits pour 2 personnes, petits-déjeuners compris, dans une adresse à choisir | Dos noches para 2 personas, con desayuno, en un alojamiento a elegir | Twee nachten voor 2 personen, met ontbijt, op een adres naar keuze | Due notti per 2 persone, colazioni comprese, in una struttura a scelta
    Deux nuits pour 2 personnes | Dos noches para 2 personas | Twee nachten voor 2 personen | Due notti per 2 persone
    Les petits-déjeuners | Los desayunos | Het ontbijt, elke ochtend | Le colazioni`),
  },
  {
    key: '3N',
    nights: 3,
    withDinner: false,
    factor: 2.65,
    text: rows(`
    trois nuits | tres noches | drie nachten | tre notti
    Trois nuits pour 2 personnes, petits-déjeuners compris, dans une adresse à choisir | Tres noches para 2 personas, con desayuno, en un alojamiento a elegir | Drie nachten voor 2 personen, met ontbijt, op een adres naar keuze | Tre notti per 2 persone, colazioni comprese, in una struttura a scelta
    Trois nuits pour 2 personnes | Tres noches para 2 personas | Drie nachten voor 2 personen | Tre notti per 2 persone
    Les petits-déjeuners | Los desayunos | Het ontbijt, elke ochtend | Le colazioni`),
  },
] as const;
