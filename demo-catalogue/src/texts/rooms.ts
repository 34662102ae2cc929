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

export const roomDescriptions = rows(`
  Du lin lavé, une bonne lampe de chaque côté, une fenêtre qui s’ouvre : l’essentiel, bien choisi. | Lino lavado, una buena lámpara a cada lado, una ventana que se abre: lo esencial, bien elegido. | Gewassen linnen, aan elke kant een goede lamp, een raam dat opengaat: het belangrijkste, goed gekozen. | Lino lavato, una buona lampada per lato, una finestra che si apre: l’essenziale, scelto bene.
  Parquet, murs clairs, un fauteuil pour lire et une salle de bains avec une vraie pression. | Tarima, paredes claras, una butaca para leer y un baño con buena presión. | Parket, lichte muren, een leesstoel en een badkamer met een stevige straal. | Parquet, pareti chiare, una poltrona per leggere e un bagno con una bella pressione.
  Une chambre tranquille, à l’écart de l’escalier, avec bouilloire, tisanes et couette légère. | Una habitación tranquila, lejos de la escalera, con hervidor, infusiones y edredón ligero. | Een rustige kamer, weg van de trap, met waterkoker, kruidenthee en een licht dekbed. | Una camera tranquilla, lontana dalle scale, con bollitore, tisane e piumino leggero.
  Les meubles viennent de la maison, la literie de l’année dernière. | Los muebles son de la casa; la cama, del año pasado. | De meubels zijn van het huis, het bed is van vorig jaar. | I mobili sono di casa, il letto è dell’anno scorso.
  On y dort au calme, volets fermés jusqu’à midi si l’on veut. | Se duerme en calma, con las contraventanas cerradas hasta mediodía si se quiere. | Je slaapt er rustig, desgewenst met de luiken dicht tot twaalf uur. | Si dorme in pace, con le imposte chiuse fino a mezzogiorno se si vuole.
  Baignoire ancienne ou grande douche, selon la chambre ; peignoirs dans l’armoire. | Bañera antigua o ducha amplia, según la habitación; albornoces en el armario. | Bad op pootjes of ruime douche, afhankelijk van de kamer; badjassen in de kast. | Vasca d’epoca o grande doccia, a seconda della camera; accappatoi nell’armadio.`);

export const roomHighlights = rows(`
  Bouilloire et tisanes | Hervidor e infusiones | Waterkoker en thee | Bollitore e tisane
  Peignoirs | Albornoces | Badjassen | Accappatoi
  Salle de bains avec douche | Baño con ducha | Badkamer met douche | Bagno con doccia
  Bureau | Escritorio | Bureau | Scrivania
  Coffre-fort | Caja fuerte | Kluis | Cassaforte
  Sèche-cheveux | Secador de pelo | Haardroger | Asciugacapelli
  Machine à café | Cafetera | Koffiezetapparaat | Macchina del caffè
  Fauteuil de lecture | Butaca de lectura | Leesstoel | Poltrona da lettura`);
