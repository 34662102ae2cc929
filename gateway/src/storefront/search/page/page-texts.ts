import type { Flow } from '@detour/shared-contracts/mount';
import type { Four } from '@detour/shared-contracts/catalogue';

interface PageTexts {
  /** Not that of the home page. */
  readonly title: Four;
  /** `{place}` is a name without a preposition. */
  readonly placeTitle: Four;
  readonly description: Four;
  /** Paragraphs under unfiltered results. */
  readonly paragraphs: readonly Four[];
}

const stays: PageTexts = {
  title: [
    'Séjours et week-ends à l’hôtel',
    'Todas las escapadas en hotel',
    'Hotelverblijven en weekendjes weg',
    'Soggiorni e weekend in hotel',
  ],
  placeTitle: [
    '{place} : week-ends et séjours à l’hôtel',
    '{place}: escapadas y fines de semana en hotel',
    '{place}: weekendjes weg en hotelverblijven',
    '{place}: weekend e soggiorni in hotel',
  ],
  description: [
    'Des séjours d’une nuit ou plus dans de beaux hôtels, souvent avec une bonne table ou un moment à vivre. Le prix total, taxes comprises, dès la première page.',
    'Escapadas de una noche o más en hoteles con encanto, muchas con cena o plan incluido. El precio total, impuestos incluidos, desde la primera página.',
    'Verblijven van één nacht of langer in mooie hotels, vaak met diner of een leuke activiteit. De totaalprijs, inclusief belastingen, al op de eerste pagina.',
    'Soggiorni di una notte o più in begli hotel, spesso con cena o un’esperienza. Il prezzo totale, tasse incluse, già dalla prima pagina.',
  ],
  paragraphs: [
    [
      'Un week-end n’a pas besoin d’être loin pour dépayser. Nos séjours durent une, deux ou quelques nuits, dans des hôtels choisis pour leur cadre, leur table ou leur accueil : au bord de la mer, à la campagne, à la montagne ou en ville.',
      'Una escapada no necesita ir lejos para cambiar de aires. Las nuestras duran una, dos o unas pocas noches, en hoteles elegidos por su entorno, su cocina o su trato: en la costa, el campo, la montaña o la ciudad.',
      'Een weekendje weg hoeft niet ver te zijn om er echt even uit te zijn. Onze verblijven duren één, twee of een paar nachten, in hotels die we kozen om hun ligging, hun keuken of hun ontvangst: aan zee, op het platteland, in de bergen of in de stad.',
      'Non serve andare lontano per cambiare aria. I nostri soggiorni durano una, due o poche notti, in hotel scelti per il luogo, la cucina o l’accoglienza: al mare, in campagna, in montagna o in città.',
    ],
    [
      'Chaque prix est le prix total, taxes comprises, pour les dates et les personnes indiquées. Sans dates, c’est celui de l’arrivée la moins chère : choisissez les vôtres pour voir le prix exact et les chambres encore libres.',
      'Cada precio es el total, impuestos incluidos, para las fechas y las personas indicadas. Sin fechas es el de la llegada más barata: elige las tuyas para ver el precio exacto y las habitaciones que quedan.',
      'Elke prijs is de totaalprijs, inclusief belastingen, voor de vermelde data en personen. Zonder data is het die van de goedkoopste aankomst: kies je data om de exacte prijs en de vrije kamers te zien.',
      'Ogni prezzo è il totale, tasse incluse, per le date e le persone indicate. Senza date è quello dell’arrivo più conveniente: scegli le tue per vedere il prezzo esatto e le camere ancora libere.',
    ],
  ],
};

const gifts: PageTexts = {
  title: ['Séjours cadeaux', 'Escapadas para regalar', 'Cadeauverblijven', 'Soggiorni regalo'],
  placeTitle: [
    '{place} : séjours cadeaux',
    '{place}: escapadas para regalar',
    '{place}: cadeauverblijven',
    '{place}: soggiorni regalo',
  ],
  description: [
    'Un séjour à offrir sans choisir de date, pour deux personnes. Le prix total, taxes comprises, dès la première page.',
    'Una escapada para regalar sin elegir fecha, para dos personas. El precio total, impuestos incluidos, desde la primera página.',
    'Een verblijf om cadeau te geven zonder een datum te kiezen, voor twee personen. De totaalprijs, inclusief belastingen, al op de eerste pagina.',
    'Un soggiorno da regalare senza scegliere la data, per due persone. Il prezzo totale, tasse incluse, già dalla prima pagina.',
  ],
  paragraphs: [
    [
      'Un séjour cadeau se choisit sans date : la personne qui le reçoit réserve quand elle veut, tant que le bon est valable. Vous choisissez l’hôtel et le nombre de nuits, et vous ajoutez quelques mots.',
      'Una escapada regalo se elige sin fecha: quien la recibe reserva cuando quiere, mientras el bono sea válido. Tú eliges el hotel y las noches, y añades unas palabras.',
      'Een cadeauverblijf kies je zonder datum: wie het krijgt, boekt wanneer het past, zolang de bon geldig is. Jij kiest het hotel en het aantal nachten en schrijft er een paar woorden bij.',
      'Un soggiorno regalo si sceglie senza data: chi lo riceve prenota quando vuole, finché il buono è valido. Tu scegli l’hotel e le notti e aggiungi qualche parola.',
    ],
  ],
};

export const pageTextsOf = (flow: Flow): PageTexts => (flow === 'gifting' ? gifts : stays);

/** Titles of the link sections. */
export const sectionTitles = {
  regions: ['Par région', 'Por región', 'Per regio', 'Per regione'],
  around: [
    'À découvrir aussi – {place}',
    'También en {place}',
    'Ook te ontdekken – {place}',
    'Da scoprire anche – {place}',
  ],
} as const satisfies Readonly<Record<string, Four>>;
