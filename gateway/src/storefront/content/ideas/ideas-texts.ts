import { namedTexts } from '../../../catalogue/named-texts';

const { title, intro, seoTitle, seoDescription } = namedTexts(
  ['title', 'intro', 'seoTitle', 'seoDescription'],
  `
  Des idées pour partir | Ideas para escaparte | Inspiratie voor een weekendje weg | Idee per partire
  Une envie, une maison, un paysage : par où commence votre détour ? | Un plan, una casa, un paisaje: ¿por dónde empieza tu escapada? | Een thema, een huis, een landschap: waar begint jouw omweg? | Un desiderio, una casa, un paesaggio: da dove comincia la tua fuga?
  Idées de week-end et de courts séjours | Ideas para escapadas y fines de semana | Inspiratie voor weekendjes weg | Idee per weekend e brevi soggiorni
  Des idées de week-end par envie, par maison, par paysage et par région : chacune mène à des séjours que l’on peut réserver. | Ideas de escapadas por temática, por alojamiento, por paisaje y por región: cada una lleva a estancias que puedes reservar. | Inspiratie per thema, per soort hotel, per landschap en per regio: elk idee leidt naar beschikbare verblijven. | Idee per tema, per tipo di hotel, per paesaggio e per regione: ognuna porta a soggiorni che puoi prenotare.`,
);

const { themesTitle, themesIntro, housesTitle, housesIntro } = namedTexts(
  ['themesTitle', 'themesIntro', 'housesTitle', 'housesIntro'],
  `
  Selon vos envies | Según lo que te apetezca | Waar heb je zin in? | Di cosa hai voglia?
  De la mer à la table : choisissez ce qui vous manque. | Del mar a la mesa: elige lo que más echas de menos. | Van zee tot tafel: kies wat je mist. | Dal mare alla tavola: scegli quello che ti manca.
  Sous quel toit ? | ¿Bajo qué techo? | Onder welk dak? | Sotto quale tetto?
  On se souvient d’une maison autant que d’un lieu. | Una casa se recuerda tanto como un lugar. | Een huis blijft je net zo goed bij als een plek. | Una casa si ricorda quanto un luogo.`,
);

const { viewsTitle, viewsIntro, momentsTitle, momentsIntro } = namedTexts(
  ['viewsTitle', 'viewsIntro', 'momentsTitle', 'momentsIntro'],
  `
  Vu de la fenêtre | Desde la ventana | Het uitzicht | Dalla finestra
  Choisissez d’abord le paysage, l’hôtel vient après. | Elige primero el paisaje; el hotel viene después. | Kies eerst het landschap, dan het hotel. | Scegli prima il paesaggio, poi l’hotel.
  À quel moment ? | ¿Cuándo? | Wanneer? | Quando?
  Il y a toujours un vendredi qui n’a rien de prévu. | Siempre hay un viernes sin planes. | Er is altijd een vrijdag waarop nog niets staat. | C’è sempre un venerdì senza programmi.`,
);

/** Texts of the ideas page, fr | es | nl | it. */
export const ideasTexts = {
  title,
  intro,
  seoTitle,
  seoDescription,
  themesTitle,
  themesIntro,
  housesTitle,
  housesIntro,
  viewsTitle,
  viewsIntro,
  momentsTitle,
  momentsIntro,
};
