import { rows } from '../texts/setting';

/** Families of gift boxes: picture, price of one night for two in cents, then name and one sentence. */
export const boxFamilies = [
  {
    key: 'CHATEAUX',
    scene: 'castle-moat-dawn',
    night: 18_900,
    text: rows(`
    Châteaux et belles demeures | Castillos y casas señoriales | Kastelen en landhuizen | Castelli e dimore
    Derrière de vieux murs, sous de hauts plafonds. | Tras viejos muros, bajo techos altos. | Achter oude muren, onder hoge plafonds. | Dietro vecchie mura, sotto soffitti alti.`),
  },
  {
    key: 'MER',
    scene: 'coast-lighthouse-day',
    night: 13_900,
    text: rows(`
    Bord de mer | Junto al mar | Aan zee | In riva al mare
    Une chambre au bruit des vagues. | Una habitación con rumor de olas. | Een kamer bij het geluid van de golven. | Una camera con il rumore delle onde.`),
  },
  {
    key: 'TABLE',
    scene: 'table-evening',
    night: 17_900,
    text: rows(`
    Belles tables | Buenas mesas | Lekker aan tafel | Buona tavola
    On vient dîner, on reste dormir. | Se viene a cenar y uno se queda a dormir. | Je komt eten en blijft slapen. | Si viene a cena e si resta a dormire.`),
  },
  {
    key: 'BAINS',
    scene: 'spa-arches-dawn',
    night: 19_900,
    text: rows(`
    Bains et spa | Aguas y spa | Baden en spa | Terme e spa
    De l’eau chaude, un soin, du silence. | Agua caliente, un tratamiento, silencio. | Warm water, een behandeling, stilte. | Acqua calda, un trattamento, silenzio.`),
  },
  {
    key: 'MONTAGNE',
    scene: 'alps-chalet-golden',
    night: 14_900,
    text: rows(`
    Air de montagne | Aire de montaña | Berglucht | Aria di montagna
    Du vieux bois et des sommets. | Madera vieja y cumbres. | Oud hout en toppen. | Legno antico e cime.`),
  },
  {
    key: 'VIGNES',
    scene: 'vineyard-manor-golden',
    night: 15_900,
    text: rows(`
    Dans les vignes | Entre viñedos | Tussen de wijngaarden | Tra i vigneti
    Une nuit chez ceux qui font le vin. | Una noche en casa de quienes hacen el vino. | Een nacht bij wie de wijn maakt. | Una notte da chi fa il vino.`),
  },
  {
    key: 'VILLE',
    scene: 'city-bridge-golden',
    night: 13_900,
    text: rows(`
    Escapade en ville | Escapada urbana | Stedentrip | Fuga in città
    Tout à pied, et le calme au retour. | Todo a pie, y calma al volver. | Alles te voet, en rust als je terugkomt. | Tutto a piedi, e calma al ritorno.`),
  },
  {
    key: 'CAMPAGNE',
    scene: 'fields-village-day',
    night: 11_900,
    text: rows(`
    Maisons de campagne | Casas de campo | Buitenhuizen | Case di campagna
    Un jardin, un coq, des confitures. | Un jardín, un gallo, mermeladas. | Een tuin, een haan, jam. | Un giardino, un gallo, marmellate.`),
  },
  {
    key: 'FORET',
    scene: 'forest-cabin-mist',
    night: 12_900,
    text: rows(`
    À l’orée du bois | A la entrada del bosque | Waar het bos begint | Dove comincia il bosco
    Les arbres pour voisins de chambre. | Los árboles por vecinos de habitación. | De bomen als kamerburen. | Gli alberi per vicini di camera.`),
  },
  {
    key: 'LACS',
    scene: 'lake-peaks-day',
    night: 15_900,
    text: rows(`
    Lacs et rivières | Lagos y ríos | Meren en rivieren | Laghi e fiumi
    Un ponton, une barque, le temps. | Un embarcadero, una barca, tiempo. | Een steiger, een bootje, tijd. | Un pontile, una barca, il tempo.`),
  },
  {
    key: 'ROMANCE',
    scene: 'cove-pines-dusk',
    night: 16_900,
    text: rows(`
    À deux | Para dos | Met z’n tweeën | In due
    Une clé, deux oreillers, aucun réveil. | Una llave, dos almohadas, ningún despertador. | Eén sleutel, twee kussens, geen wekker. | Una chiave, due cuscini, nessuna sveglia.`),
  },
  {
    key: 'FAMILLE',
    scene: 'coast-cabins-day',
    night: 16_900,
    text: rows(`
    En famille | En familia | Met het gezin | In famiglia
    Une grande chambre et de la place dehors. | Una habitación grande y sitio fuera. | Een grote kamer en ruimte buiten. | Una camera grande e spazio fuori.`),
  },
  {
    key: 'CANAUX',
    scene: 'city-canal-dusk',
    night: 14_900,
    text: rows(`
    Villes de canaux | Ciudades con canales | Steden aan het water | Città d’acqua
    Dormir à deux ponts du centre. | Dormir a dos puentes del centro. | Slapen vlak bij het centrum, twee bruggen verder. | Dormire a due ponti dal centro.`),
  },
  {
    key: 'SOLEIL',
    scene: 'olive-grove-day',
    night: 14_900,
    text: rows(`
    Sous les oliviers | Bajo los olivos | Onder de olijfbomen | Sotto gli ulivi
    Des murs blancs, une cour fraîche, le Sud. | Muros blancos, un patio fresco, el Sur. | Witte muren, een koele binnenplaats, het zuiden. | Muri bianchi, una corte fresca, il Sud.`),
  },
  {
    key: 'VILLAGES',
    scene: 'hill-village-golden',
    night: 12_900,
    text: rows(`
    Villages de caractère | Pueblos con carácter | Dorpen met karakter | Borghi di carattere
    Là où les voitures s’arrêtent. | Donde ya no suben los coches. | Waar geen auto meer komt. | Dove le auto si fermano.`),
  },
] as const;

/** What a box holds: nights, dinner or not; `factor` on the price of one night. */
export const boxForms = [
  {
    key: '1N',
    nights: 1,
    factor: 1,
    text: rows(`
    une nuit | una noche | één nacht | una notte
    Une nuit pour 2 personnes, petit-déjeuner compris, dans une adresse à choisir | Una noche para 2 personas, con desayuno, en un alojamiento a elegir | Eén nacht voor 2 personen, met ontbijt, op een adres naar keuze | Una notte per 2 persone, colazione compresa, in una struttura a scelta`),
  },
  {
    key: '1ND',
    nights: 1,
    factor: 1.5,
    text: rows(`
    une nuit et un dîner | una noche y una cena | één nacht met diner | una notte e una cena
    Une nuit pour 2 personnes, dîner et petit-déjeuner compris, dans une adresse à choisir | Una noche para 2 personas, con cena y desayuno, en un alojamiento a elegir | Eén nacht voor 2 personen, met diner en ontbijt, op een adres naar keuze | Una notte per 2 persone, cena e colazione comprese, in una struttura a scelta`),
  },
  {
    key: '2N',
    nights: 2,
    factor: 1.85,
    text: rows(`
    deux nuits | dos noches | twee nachten | due notti
    Deux nuits pour 2 personnes, petits-déjeuners compris, dans une adresse à choisir | Dos noches para 2 personas, con desayuno, en un alojamiento a elegir | Twee nachten voor 2 personen, met ontbijt, op een adres naar keuze | Due notti per 2 persone, colazioni comprese, in una struttura a scelta`),
  },
  {
    key: '3N',
    nights: 3,
    factor: 2.65,
    text: rows(`
    trois nuits | tres noches | drie nachten | tre notti
    Trois nuits pour 2 personnes, petits-déjeuners compris, dans une adresse à choisir | Tres noches para 2 personas, con desayuno, en un alojamiento a elegir | Drie nachten voor 2 personen, met ontbijt, op een adres naar keuze | Tre notti per 2 persone, colazioni comprese, in una struttura a scelta`),
  },
] as const;
