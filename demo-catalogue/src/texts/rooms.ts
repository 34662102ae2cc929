import { rows, type FittingText } from '@detour/shared-contracts/catalogue';
import type { SettingKey } from './settings/settings';

/** A room type. `capacity` is without and `maxCapacity` with an extra bed. */
export interface RoomKind {
  readonly key: string;
  readonly title: FittingText;
  readonly bedding: FittingText;
  readonly capacity: number;
  readonly maxCapacity: number;
  /** Smallest and largest size in m². */
  readonly size: readonly [number, number];
  /** Price factor relative to the hotel's standard room. */
  readonly factor: number;
}

const one = (line: string): FittingText => rows(line)[0] as FittingText;

const double = one('Un lit de 160 cm | Una cama de 160 cm | Eén bed van 160 cm | Un letto da 160 cm');
const wide = one('Un lit de 180 cm | Una cama de 180 cm | Eén bed van 180 cm | Un letto da 180 cm');

export const roomKinds: readonly RoomKind[] = [
  {
    key: 'classic',
    title: one('Chambre classique | Habitación clásica | Klassieke kamer | Camera classica'),
    bedding: double,
    capacity: 2,
    maxCapacity: 2,
    size: [14, 19],
    factor: 1,
  },
  {
    key: 'view',
    title: one('Chambre avec vue | Habitación con vistas | Kamer met uitzicht | Camera con vista'),
    bedding: double,
    capacity: 2,
    maxCapacity: 2,
    size: [17, 23],
    factor: 1.22,
  },
  {
    key: 'garden',
    title: one(
      'Chambre côté jardin | Habitación con vistas al jardín | Kamer aan de tuinkant | Camera sul giardino',
    ),
    bedding: double,
    capacity: 2,
    maxCapacity: 3,
    size: [18, 24],
    factor: 1.12,
  },
  {
    key: 'superior',
    title: one('Chambre supérieure | Habitación superior | Superiorkamer | Camera superior'),
    bedding: wide,
    capacity: 2,
    maxCapacity: 3,
    size: [22, 28],
    factor: 1.3,
  },
  {
    key: 'attic',
    title: one('Chambre sous les toits | Habitación abuhardillada | Kamer onder het dak | Camera mansardata'),
    bedding: double,
    capacity: 2,
    maxCapacity: 2,
    size: [13, 18],
    factor: 0.94,
  },
  {
    key: 'family',
    title: one('Chambre familiale | Habitación familiar | Familiekamer | Camera familiare'),
    bedding: one(
      'Un lit de 160 cm et deux lits simples | Una cama de 160 cm y dos individuales | Eén bed van 160 cm en twee eenpersoonsbedden | Un letto da 160 cm e due singoli',
    ),
    capacity: 4,
    maxCapacity: 4,
    size: [28, 38],
    factor: 1.55,
  },
  {
    key: 'suite',
    title: one('Suite | Suite | Suite | Suite'),
    bedding: wide,
    capacity: 2,
    maxCapacity: 4,
    size: [34, 48],
    factor: 1.8,
  },
];

/** View from a room, by setting. Also used in labels. */
export const roomViews: Readonly<Record<SettingKey, FittingText>> = {
  cliffs: one(
    'vue sur les falaises | vistas a los acantilados | uitzicht op de kliffen | vista sulle scogliere',
  ),
  beach: one('vue sur la plage | vistas a la playa | uitzicht op het strand | vista sulla spiaggia'),
  dunes: one('vue sur les dunes | vistas a las dunas | uitzicht op de duinen | vista sulle dune'),
  cove: one('vue sur la mer | vistas al mar | uitzicht op zee | vista mare'),
  coast: one('vue sur la mer | vistas al mar | uitzicht op zee | vista mare'),
  harbour: one('vue sur le port | vistas al puerto | uitzicht op de haven | vista sul porto'),
  hilltown: one('vue sur la vallée | vistas al valle | uitzicht op het dal | vista sulla valle'),
  lavender: one('vue sur les champs | vistas a los campos | uitzicht op de velden | vista sui campi'),
  olives: one('vue sur les oliviers | vistas a los olivos | uitzicht op de olijfbomen | vista sugli ulivi'),
  hills: one('vue sur les collines | vistas a las colinas | uitzicht op de heuvels | vista sulle colline'),
  fields: one('vue sur les prés | vistas a los prados | uitzicht op de weiden | vista sui prati'),
  mill: one('vue sur la rivière | vistas al río | uitzicht op de rivier | vista sul fiume'),
  polder: one('vue sur les prairies | vistas a los prados | uitzicht over de polder | vista sui prati'),
  forest: one('vue sur les arbres | vistas al bosque | uitzicht op de bomen | vista sugli alberi'),
  vineyard: one('vue sur les vignes | vistas a las viñas | uitzicht op de wijngaard | vista sulle vigne'),
  castle: one('vue sur le parc | vistas al parque | uitzicht op het park | vista sul parco'),
  lake: one('vue sur le lac | vistas al lago | uitzicht op het meer | vista sul lago'),
  alpine: one('vue sur les sommets | vistas a las cumbres | uitzicht op de toppen | vista sulle cime'),
  snow: one('vue sur les pistes | vistas a las pistas | uitzicht op de pistes | vista sulle piste'),
  canals: one('vue sur le canal | vistas al canal | uitzicht op de gracht | vista sul canale'),
  lagoon: one('vue sur le canal | vistas al canal | uitzicht op het kanaal | vista sul canale'),
  rooftops: one('vue sur les toits | vistas a los tejados | uitzicht op de daken | vista sui tetti'),
  oldtown: one(
    'vue sur la vieille ville | vistas al casco antiguo | uitzicht op de oude stad | vista sulla città vecchia',
  ),
  springs: one('vue sur le parc | vistas al parque | uitzicht op het park | vista sul parco'),
};

export const gardenView = one(
  'vue sur le jardin | vistas al jardín | uitzicht op de tuin | vista sul giardino',
);

/** What the window of a room without a special view faces, in a town and elsewhere. */
export const townOutlooks = rows(`
  fenêtre sur la rue | ventana a la calle | raam aan de straatkant | finestra sulla strada
  fenêtre sur cour | ventana al patio | raam aan de binnenplaats | finestra sul cortile
  fenêtre sur les toits voisins | ventana a los tejados vecinos | raam met zicht op de daken ernaast | finestra sui tetti vicini`);

export const quietOutlooks = rows(`
  fenêtre côté entrée | ventana que da a la entrada | raam aan de kant van de ingang | finestra sul lato dell’ingresso
  fenêtre sur les arbres | ventana a los árboles | raam met zicht op de bomen | finestra sugli alberi
  fenêtre côté cour | ventana al patio | raam aan de binnenplaats | finestra sul cortile`);

/** Size, bed and what is outside. */
export const roomSizes = rows(`
  {size} m², {outlook}. | {size} m², {outlook}. | {size} m², {outlook}. | {size} m², {outlook}.
  {bed}, {size} m² et {outlook}. | {bed}, {size} m² y {outlook}. | {bed}, {size} m² en {outlook}. | {bed}, {size} m² e {outlook}.
  Sur {size} m² : {outlook}, et de la place pour une valise ouverte. | En {size} m²: {outlook}, y sitio para una maleta abierta. | Op {size} m²: {outlook}, en ruimte voor een open koffer. | In {size} m²: {outlook}, e spazio per una valigia aperta.`);

export const roomLights = rows(`
  La lumière entre le matin ; l’après-midi, il y fait frais. | La luz entra por la mañana; por la tarde se está al fresco. | Het licht komt ’s ochtends binnen; ’s middags blijft het er koel. | La luce entra al mattino; nel pomeriggio si sta al fresco.
  Le soleil vient l’après-midi et reste jusqu’au soir. | El sol llega por la tarde y se queda hasta el anochecer. | De zon komt ’s middags en blijft tot de avond. | Il sole arriva nel pomeriggio e resta fino a sera.
  Plein sud : on lit sans lampe jusqu’au dîner. | Orientada al sur: se lee sin lámpara hasta la cena. | Op het zuiden: je leest er zonder lamp tot etenstijd. | Esposta a sud: si legge senza lampada fino a cena.
  Au nord, la lumière est douce et ne réveille personne. | Al norte, la luz es suave y no despierta a nadie. | Op het noorden: zacht licht dat niemand wekt. | A nord la luce è dolce e non sveglia nessuno.
  Les volets font le noir complet, même en juin. | Las contraventanas dejan la habitación a oscuras, incluso en junio. | Met de luiken dicht is het pikdonker, zelfs in juni. | Con le imposte chiuse è buio pesto, anche a giugno.`);

export const roomComforts = rows(`
  Du lin lavé, une bonne lampe de chaque côté : l’essentiel, bien choisi. | Lino lavado y una buena lámpara a cada lado: lo esencial, bien elegido. | Gewassen linnen en aan elke kant een goede lamp: het belangrijkste, goed gekozen. | Lino lavato e una buona lampada per lato: l’essenziale, scelto bene.
  Parquet, murs clairs et une salle de bains avec une vraie pression. | Tarima, paredes claras y un baño con buena presión. | Parket, lichte muren en een badkamer met een stevige straal. | Parquet, pareti chiare e un bagno con una bella pressione.
  Les meubles viennent de la maison, la literie de l’année dernière. | Los muebles son de la casa; la cama, del año pasado. | De meubels zijn van het huis, het bed is van vorig jaar. | I mobili sono di casa, il letto è dell’anno scorso.
  Une couette légère, deux oreillers fermes et deux mous. | Un edredón ligero, dos almohadas firmes y dos blandas. | Een licht dekbed, twee stevige kussens en twee zachte. | Un piumino leggero, due cuscini rigidi e due morbidi.
  Quatre cintres en bois, deux crochets, pas de moquette. | Cuatro perchas de madera, dos ganchos y nada de moqueta. | Vier houten hangers, twee haken, geen tapijt. | Quattro grucce di legno, due ganci, niente moquette.
  Les prises sont près du lit, les interrupteurs là où on les cherche. | Los enchufes están junto a la cama; los interruptores, donde se buscan. | De stopcontacten zitten bij het bed, de schakelaars waar je ze zoekt. | Le prese sono vicino al letto, gli interruttori dove li cerchi.`);

export const roomHighlights = rows(`
  Bouilloire et tisanes | Hervidor e infusiones | Waterkoker en thee | Bollitore e tisane
  Peignoirs | Albornoces | Badjassen | Accappatoi
  Salle de bains avec douche | Baño con ducha | Badkamer met douche | Bagno con doccia
  Bureau | Escritorio | Bureau | Scrivania
  Coffre-fort | Caja fuerte | Kluis | Cassaforte
  Sèche-cheveux | Secador de pelo | Haardroger | Asciugacapelli
  Machine à café | Cafetera | Koffiezetapparaat | Macchina del caffè
  Fauteuil de lecture | Butaca de lectura | Leesstoel | Poltrona da lettura`);
