import type { ThemeKey } from '@detour/shared-contracts/catalogue';
import { namedTexts } from '../../../catalogue/named-texts';

/** Texts of the home page, fr | es | nl | it. Belgian sites use the French and Dutch ones. */
const { title, subtitle, seoTitle, seoDescription } = namedTexts(
  ['title', 'subtitle', 'seoTitle', 'seoDescription'],
  `
  Le plus beau chemin n’est pas tout droit. | El camino más bonito no es el más recto. | De mooiste weg is zelden de kortste. | La strada più bella non è la più dritta.
  Une nuit ou plus, un bel hôtel, une bonne table : tout près, ou un peu plus loin. | Una noche o más, un hotel con encanto y una buena mesa: muy cerca o un poco más lejos. | Eén nacht of meer, een mooi hotel en lekker eten: dichtbij, of net iets verder. | Una notte o più, un bell’hotel e buona cucina: vicino a casa o un po’ più in là.
  Week-ends et courts séjours à l’hôtel | Escapadas y fines de semana en hotel | Weekendjes weg en korte hotelverblijven | Weekend e brevi soggiorni in hotel
  Des séjours d’une nuit à une semaine avec petit-déjeuner, bonne table ou moment à vivre. Le prix total, taxes comprises, dès la première page. | Escapadas de una noche a una semana con desayuno, cena o plan incluido. El precio total, impuestos incluidos, desde la primera página. | Verblijven van één nacht tot een week met ontbijt, diner of een leuke activiteit. De totaalprijs, inclusief belastingen, al op de eerste pagina. | Soggiorni da una notte a una settimana con colazione, cena o un’esperienza. Il prezzo totale, tasse incluse, già dalla prima pagina.`,
);

const { freeTitle, freeText, totalTitle, totalText, callTitle, callText } = namedTexts(
  ['freeTitle', 'freeText', 'totalTitle', 'totalText', 'callTitle', 'callText'],
  `
  Annulation gratuite | Cancelación gratuita | Gratis annuleren | Cancellazione gratuita
  sur les séjours signalés, jusqu’à la date indiquée | en las escapadas indicadas, hasta la fecha señalada | bij de gemarkeerde verblijven, tot en met de vermelde datum | sui soggiorni segnalati, fino alla data indicata
  Le prix total, dès la première page | El precio total, desde la primera página | De totaalprijs, al op de eerste pagina | Il prezzo totale, già dalla prima pagina
  taxes obligatoires comprises | impuestos obligatorios incluidos | inclusief alle verplichte belastingen | tasse obbligatorie incluse
  Des lieux qui valent le détour | Lugares que merecen el viaje | Plekken die een omweg waard zijn | Luoghi che meritano il viaggio
  une belle adresse, une bonne table, un paysage | un lugar con encanto, una buena mesa, un paisaje | een mooi hotel, een goede keuken, een landschap | un bel posto, buona cucina, un paesaggio`,
);

const { weekendTitle, weekendLink, themesTitle, boxTitle, boxText, boxLink } = namedTexts(
  ['weekendTitle', 'weekendLink', 'themesTitle', 'boxTitle', 'boxText', 'boxLink'],
  `
  Partir le week-end prochain | Escápate el próximo fin de semana | Volgend weekend weg | Parti il prossimo weekend
  Voir tous les séjours | Ver todas las escapadas | Alle verblijven bekijken | Vedi tutti i soggiorni
  De quoi avez-vous envie ? | ¿Qué te apetece? | Waar heb je zin in? | Di cosa hai voglia?
  Un coffret, pour le jour de son choix | Una caja regalo, para el día que cada cual elija | Een cadeaubox, en zelf de dag kiezen | Un cofanetto, per il giorno che si preferisce
  Vous offrez l’idée, la personne choisit l’hôtel et la date. | Tú regalas la idea; quien la recibe elige el hotel y la fecha. | Jij geeft het idee, de ander kiest het hotel en de datum. | Tu regali l’idea, chi la riceve sceglie l’hotel e la data.
  Voir les coffrets | Ver las cajas regalo | Bekijk de cadeauboxen | Vedi i cofanetti`,
);

export const homeTexts = {
  title,
  subtitle,
  seoTitle,
  seoDescription,
  weekendTitle,
  weekendLink,
  themesTitle,
  boxTitle,
  boxText,
  boxLink,
};

/** Each must be true of the shop. */
export const sellingPoints = [
  { icon: 'calendar', title: freeTitle, text: freeText },
  { icon: 'tag', title: totalTitle, text: totalText },
  { icon: 'heart', title: callTitle, text: callText },
] as const;

/** Six themes with their pictures. */
export const homeThemes: readonly { readonly theme: ThemeKey; readonly scene: string }[] = [
  { theme: 'sea', scene: 'cove-pines-day' },
  { theme: 'nature', scene: 'lavender-farm-golden' },
  { theme: 'mountain', scene: 'alps-chalet-day' },
  { theme: 'wellness', scene: 'spa-arches-dawn' },
  { theme: 'castle', scene: 'castle-alley-golden' },
  { theme: 'city', scene: 'city-canal-dusk' },
];

/** Texts of the home page of the gifting flow, which has the same search box. */
export const giftTexts = namedTexts(
  ['title', 'subtitle'],
  `
  Offrez un beau détour. | Regala una bonita escapada. | Geef een mooie omweg cadeau. | Regala una bella fuga.
  Un séjour ou un coffret : vous choisissez l’idée, la personne choisit le jour. | Una escapada o una caja regalo: tú eliges la idea y la otra persona, el día. | Een verblijf of een cadeaubox: jij kiest het idee, de ander de dag. | Un soggiorno o un cofanetto: tu scegli l’idea, chi lo riceve sceglie il giorno.`,
);

/** Texts of the home page of the activity flow. */
const { dayTitle, daySubtitle, dayBannerTitle, dayBannerText, dayBannerLink } = namedTexts(
  ['dayTitle', 'daySubtitle', 'dayBannerTitle', 'dayBannerText', 'dayBannerLink'],
  `
  Un détour, rien qu’une journée. | Una escapada de un solo día. | Een omweg van één dag. | Una fuga di un giorno.
  Un atelier, une balade, une dégustation : tout près, pour vous ou à offrir. | Un taller, un paseo, una cata: cerca de ti, para ti o para regalar. | Een workshop, een wandeling, een proeverij: dichtbij, voor jezelf of als cadeau. | Un laboratorio, una passeggiata, una degustazione: vicino a casa, per te o da regalare.
  Pour la journée | Para un día | Voor een dag | Per un giorno
  Deux ou trois heures, sans nuit d’hôtel. Choisissez la ville, puis l’envie. | Dos o tres horas, sin noche de hotel. Elige la ciudad y, después, el plan. | Twee of drie uur, zonder hotelovernachting. Kies de stad en dan waar je zin in hebt. | Due o tre ore, senza notte in hotel. Scegli la città, poi l’esperienza.
  Voir les activités | Ver las actividades | Bekijk de activiteiten | Vedi le attività`,
);

export const dayTexts = {
  title: dayTitle,
  subtitle: daySubtitle,
  bannerTitle: dayBannerTitle,
  bannerText: dayBannerText,
  bannerLink: dayBannerLink,
};

const { giftStaysTitle, giftStaysLink, boxesTitle, boxesText } = namedTexts(
  ['giftStaysTitle', 'giftStaysLink', 'boxesTitle', 'boxesText'],
  `
  Des séjours à offrir | Escapadas para regalar | Verblijven om cadeau te geven | Soggiorni da regalare
  Voir tous les séjours cadeaux | Ver todas las escapadas regalo | Alle cadeauverblijven bekijken | Vedi tutti i soggiorni regalo
  Nos coffrets cadeaux | Nuestras cajas regalo | Onze cadeauboxen | I nostri cofanetti regalo
  Sans date : la personne qui le reçoit réserve quand elle veut. | Sin fecha: quien la recibe reserva cuando quiere. | Zonder datum: wie hem krijgt, boekt wanneer het past. | Senza data: chi lo riceve prenota quando vuole.`,
);

/** Blocks of the gifting home page. */
export const giftBlockTexts = { giftStaysTitle, giftStaysLink, boxesTitle, boxesText };

/** The campaign of the home page. */
export const homePromoTexts = namedTexts(
  ['link'],
  `
  Nos week-ends à deux | Ver las escapadas para dos | Bekijk de weekendjes voor twee | I nostri weekend per due`,
);

/** How the shop works, in three sentences. Each must be true of the shop. */
export const wayTexts = namedTexts(
  ['title', 'text', 'link'],
  `
  Réserver sans surprise | Reservar sin sorpresas | Boeken zonder verrassingen | Prenotare senza sorprese
  Le prix comprend toutes les taxes obligatoires. La chambre vous est gardée quinze minutes, le temps du paiement, et vous lisez les conditions d’annulation avant de payer. | El precio incluye todos los impuestos obligatorios. Mientras pagas te guardamos la habitación quince minutos, y antes puedes leer las condiciones de cancelación. | De prijs is inclusief alle verplichte belastingen. Terwijl je betaalt, houden we de kamer een kwartier voor je vast, en de annuleringsvoorwaarden lees je voordat je betaalt. | Il prezzo comprende tutte le tasse obbligatorie. Mentre paghi ti teniamo la camera per quindici minuti, e le condizioni di cancellazione le leggi prima di pagare.
  Des questions ? | ¿Tienes dudas? | Nog vragen? | Hai domande?`,
);
