import type { FittingText } from '@detour/shared-contracts/catalogue';
import { namedTexts } from '../../../catalogue/named-texts';

/**
 * The landing pages, each written for every locale. The slug is the same in all locales, so that visitors can change language.
 */
export const landingSlugs = ['spa', 'duo', 'last-minute', 'gift'] as const;

export type LandingSlug = (typeof landingSlugs)[number];

/** `cardTitle` and `cardText` advertise the page on other pages. */
const members = [
  'title',
  'lead',
  'seoTitle',
  'seoDescription',
  'promoTitle',
  'promoSubtitle',
  'promoDescription',
  'promoLink',
  'resultsTitle',
  'cardTitle',
  'cardText',
] as const;

export type LandingTexts = Readonly<Record<(typeof members)[number], FittingText>>;

const textsOf = (table: string): LandingTexts => namedTexts(members, table);

export const landingTexts: Readonly<Record<LandingSlug, LandingTexts>> = {
  spa: textsOf(`
    Week-ends bien-être | Escapadas de bienestar | Wellnessweekends | Weekend benessere
    Un hôtel avec spa, du calme et du temps : deux nuits suffisent pour ralentir. | Un hotel con spa, calma y tiempo: dos noches bastan para bajar el ritmo. | Een hotel met spa, rust en tijd: twee nachten zijn genoeg om op adem te komen. | Un hotel con spa, calma e tempo: bastano due notti per rallentare.
    Week-end spa et bien-être à l’hôtel | Escapadas de spa y bienestar en hotel | Wellnessweekend in een hotel met spa | Weekend benessere in hotel con spa
    Des séjours d’une nuit à une semaine dans des hôtels avec spa. Le prix total, taxes comprises, dès la première page. | Escapadas de una noche a una semana en hoteles con spa. El precio total, impuestos incluidos, desde la primera página. | Verblijven van één nacht tot een week in hotels met spa. De totaalprijs, inclusief belastingen, al op de eerste pagina. | Soggiorni da una notte a una settimana in hotel con spa. Il prezzo totale, tasse incluse, già dalla prima pagina.
    Et si on ne faisait rien ? | ¿Y si no hacemos nada? | En als we nu eens niets doen? | E se non facessimo niente?
    Deux nuits, un spa, pas d’horaire. | Dos noches, un spa y ningún horario. | Twee nachten, een spa en geen klok. | Due notti, una spa e nessun orario.
    Choisissez d’abord la date, puis le spa : le calendrier montre le prix de chaque jour. | Elige primero la fecha y después el spa: el calendario muestra el precio de cada día. | Kies eerst de datum en dan de spa: de kalender toont de prijs van elke dag. | Scegli prima la data e poi la spa: il calendario mostra il prezzo di ogni giorno.
    Voir les séjours bien-être | Ver las escapadas de bienestar | Wellnessverblijven bekijken | Vedi i soggiorni benessere
    Nos séjours bien-être | Nuestras escapadas de bienestar | Onze wellnessverblijven | I nostri soggiorni benessere
    Spa et bien-être | Spa y bienestar | Spa en wellness | Spa e benessere
    Un spa, du calme, deux nuits. | Un spa, calma y dos noches. | Een spa, rust, twee nachten. | Una spa, calma, due notti.`),
  duo: textsOf(`
    Escapades à deux | Escapadas en pareja | Een weekend met z’n tweeën | Weekend a due
    Une belle chambre, une table pour deux et tout le temps de parler. | Una habitación bonita, una mesa para dos y todo el tiempo del mundo para hablar. | Een mooie kamer, een tafel voor twee en alle tijd om te praten. | Una bella camera, un tavolo per due e tutto il tempo per parlare.
    Week-end romantique à deux à l’hôtel | Escapadas románticas para dos en hotel | Romantisch weekend voor twee in een hotel | Weekend romantico per due in hotel
    Un château, une maison d’hôtes, une chambre au-dessus des toits : des séjours pour deux, avec le prix total, taxes comprises, dès la première page. | Un castillo, una casa con encanto, una habitación sobre los tejados: escapadas para dos con el precio total, impuestos incluidos, desde la primera página. | Een kasteel, een gastenhuis, een kamer boven de daken: verblijven voor twee, met de totaalprijs, inclusief belastingen, al op de eerste pagina. | Un castello, una casa di charme, una camera sopra i tetti: soggiorni per due con il prezzo totale, tasse incluse, già dalla prima pagina.
    Le téléphone reste dans la valise. | El móvil se queda en la maleta. | De telefoon blijft in de koffer. | Il telefono resta in valigia.
    Deux nuits pour se retrouver. | Dos noches para reencontrarse. | Twee nachten voor elkaar. | Due notti per ritrovarsi.
    Un château, une maison d’hôtes ou une chambre au-dessus des toits : à vous de choisir. | Un castillo, una casa con encanto o una habitación sobre los tejados: tú eliges. | Een kasteel, een gastenhuis of een kamer boven de daken: jij kiest. | Un castello, una casa di charme o una camera sopra i tetti: scegli tu.
    Voir les séjours à deux | Ver las escapadas para dos | Verblijven voor twee bekijken | Vedi i soggiorni per due
    Nos séjours à deux | Nuestras escapadas para dos | Onze verblijven voor twee | I nostri soggiorni per due
    À deux | En pareja | Met z’n tweeën | A due
    Une chambre, une table, personne d’autre. | Una habitación, una mesa y nadie más. | Een kamer, een tafel, verder niemand. | Una camera, un tavolo e nessun altro.`),
  'last-minute': textsOf(`
    Dernière minute | Escapadas de última hora | Lastminute weg | Partenze last minute
    La valise est petite et vendredi approche : voici ce qui est encore libre. | La maleta es pequeña y el viernes está cerca: esto es lo que queda libre. | De tas is klein en vrijdag is dichtbij: dit is er nog vrij. | La valigia è piccola e venerdì è vicino: ecco che cosa è ancora libero.
    Week-end de dernière minute à l’hôtel | Escapadas de última hora en hotel | Lastminute weekendje weg in een hotel | Weekend last minute in hotel
    Les séjours encore libres vendredi et le week-end suivant, avec le prix total pour deux, taxes comprises. | Las escapadas que quedan libres el viernes y el fin de semana siguiente, con el precio total para dos, impuestos incluidos. | De verblijven die vrijdag en het weekend erna nog vrij zijn, met de totaalprijs voor twee, inclusief belastingen. | I soggiorni ancora liberi venerdì e il weekend dopo, con il prezzo totale per due, tasse incluse.
    On part vendredi ? | ¿Nos vamos el viernes? | Vrijdag weg? | Partiamo venerdì?
    Arrivée vendredi, retour dimanche. | Llegada el viernes, vuelta el domingo. | Vrijdag aankomen, zondag terug. | Arrivo venerdì, ritorno domenica.
    C’est possible jusqu’à 20 h le jour de l’arrivée. Le prix affiché est le total pour deux personnes. | Puedes decidirte hasta las 20:00 del día de llegada. El precio que ves es el total para dos personas. | Het kan tot 20.00 uur op de dag van aankomst. De prijs die je ziet, is het totaal voor twee personen. | Puoi decidere fino alle 20:00 del giorno di arrivo. Il prezzo che vedi è il totale per due persone.
    Voir ce qui est libre vendredi | Ver qué queda libre el viernes | Bekijk wat vrijdag vrij is | Guarda cosa è libero venerdì
    Encore libre vendredi | Aún libre el viernes | Vrijdag nog vrij | Ancora libero venerdì
    Partir vendredi | Salir el viernes | Vrijdag weg | Partire venerdì
    Ce qui est encore libre en ce moment. | Lo que aún queda libre ahora mismo. | Wat er nu nog vrij is. | Quello che adesso è ancora libero.`),
  gift: textsOf(`
    Offrir une escapade | Regalar una escapada | Geef een paar dagen ertussenuit | Regala un weekend
    Un séjour, un coffret ou une carte cadeau : vous choisissez l’idée, la personne choisit le jour. | Una escapada, una caja o una tarjeta regalo: tú eliges la idea y la otra persona, el día. | Een verblijf, een cadeaubox of een cadeaukaart: jij kiest het idee, de ander de dag. | Un soggiorno, un cofanetto o una carta regalo: tu scegli l’idea, chi lo riceve sceglie il giorno.
    Offrir un week-end : séjours et coffrets cadeaux | Regala una escapada: hoteles y cajas regalo | Een weekendje weg cadeau: verblijven en cadeauboxen | Regala un weekend: soggiorni e cofanetti
    Des séjours et des coffrets sans date, par e-mail tout de suite ou par la poste. La personne qui les reçoit réserve quand elle veut. | Escapadas y cajas regalo sin fecha, por correo electrónico al instante o por correo postal. Quien las recibe reserva cuando quiere. | Verblijven en cadeauboxen zonder datum, direct per e-mail of per post. Wie ze krijgt, kiest zelf het moment. | Soggiorni e cofanetti senza data, subito via e-mail o per posta. Chi li riceve prenota quando vuole.
    Un cadeau qui ne prend pas la poussière. | Un regalo que no coge polvo. | Een cadeau dat niet in de kast belandt. | Un regalo che non prende polvere.
    Par e-mail tout de suite, ou par la poste en quelques jours. | Por correo electrónico al instante, o por correo postal en unos días. | Direct per e-mail, of binnen een paar dagen per post. | Subito via e-mail, o per posta in pochi giorni.
    Un petit mot de vous, une belle image, et la personne choisit le reste. | Unas palabras tuyas, una imagen bonita, y la otra persona elige lo demás. | Een paar woorden van jou, een mooi beeld, en de ander kiest de rest. | Due parole tue, una bella immagine, e il resto lo sceglie chi lo riceve.
    Voir les séjours à offrir | Ver las escapadas para regalar | Cadeauverblijven bekijken | Vedi i soggiorni da regalare
    Des séjours à offrir | Escapadas para regalar | Verblijven om cadeau te geven | Soggiorni da regalare
    À offrir | Para regalar | Om cadeau te geven | Da regalare
    Un cadeau sans date, prêt tout de suite. | Un regalo sin fecha, listo al momento. | Een cadeau zonder datum, meteen klaar. | Un regalo senza data, pronto subito.`),
};

const { otherTitle, ideasTitle, ideasText, barText, nextWeekend, dayTitle } = namedTexts(
  ['otherTitle', 'ideasTitle', 'ideasText', 'barText', 'nextWeekend', 'dayTitle'],
  `
  Envie d’autre chose ? | ¿Te apetece otra cosa? | Toch liever iets anders? | Hai voglia di altro?
  Toutes nos idées | Todas nuestras ideas | Al onze ideeën | Tutte le nostre idee
  Par envie, par maison, par région. | Por temática, por alojamiento, por región. | Per thema, per soort hotel, per regio. | Per tema, per tipo di hotel, per regione.
  Annulation gratuite sur les séjours signalés, jusqu’à la date indiquée. | Cancelación gratuita en las escapadas indicadas, hasta la fecha señalada. | Gratis annuleren bij de gemarkeerde verblijven, tot en met de vermelde datum. | Cancellazione gratuita sui soggiorni segnalati, fino alla data indicata.
  Ou le week-end suivant, en ville | O el fin de semana siguiente, en la ciudad | Of het weekend erna, in de stad | Oppure il weekend dopo, in città
  Ou seulement une journée | O solo un día | Of gewoon een dagje weg | O soltanto un giorno`,
);

export const sharedLandingTexts = { otherTitle, ideasTitle, ideasText, barText, nextWeekend, dayTitle };

const side = (table: string) => namedTexts(['label', 'text'], table);

/** Texts of the smaller cards under the main one. */
export const sideTexts = {
  spaHotel: side(`
    Hôtels avec spa | Hoteles con spa | Hotels met spa | Hotel con spa
    Le spa est à deux pas du lit. | El spa está a dos pasos de la cama. | De spa ligt op een paar passen van je bed. | La spa è a due passi dal letto.`),
  pool: side(`
    Avec piscine | Con piscina | Met zwembad | Con piscina
    Quelques longueurs avant le petit-déjeuner. | Unos largos antes del desayuno. | Een paar baantjes vóór het ontbijt. | Due vasche prima di colazione.`),
  castle: side(`
    Dormir dans un château | Dormir en un castillo | Slapen in een kasteel | Dormire in un castello
    De vieux murs et un grand lit. | Muros antiguos y una cama grande. | Oude muren en een groot bed. | Vecchie mura e un grande letto.`),
  guesthouse: side(`
    Maisons d’hôtes | Casas con encanto | Gastenhuizen | Case di charme
    Quelques chambres, un petit-déjeuner sans hâte. | Pocas habitaciones y un desayuno sin prisa. | Een paar kamers, een ontbijt zonder haast. | Poche camere, una colazione senza fretta.`),
  giftCard: side(`
    Carte cadeau | Tarjeta regalo | Cadeaukaart | Carta regalo
    Vous fixez le montant, pas la destination. | Tú decides el importe, no el destino. | Jij bepaalt het bedrag, niet de bestemming. | Decidi l’importo, non la destinazione.`),
  giftDay: side(`
    Une journée à offrir | Un día para regalar | Een dag cadeau | Una giornata da regalare
    Un atelier, une dégustation, une balade. | Un taller, una cata, un paseo. | Een workshop, een proeverij, een wandeling. | Un laboratorio, una degustazione, una passeggiata.`),
};
