import type { Minisite } from '@detour/shared-contracts/api';
import { addDays, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { minisites, type Locale } from '@detour/shared-contracts/sites';
import { typeset, wordingOf } from '@detour/shared-contracts/catalogue';
import { cardImage } from '../../../catalogue/stay-images';
import type { MinisiteBody } from '../../../content/kinds/frame-bodies';
import type { ContentView } from '../../../context/content';
import { bodyOf } from '../own-content';
import { sanitiseRichText } from './rich-text';

interface CampaignDays {
  readonly bookUntil: IsoDate;
  readonly stayFrom: IsoDate;
  readonly stayUntil: IsoDate;
}

interface Campaign {
  readonly minisiteId: number;
  /** Null, because the shop may not publish the partners' names (A-179). */
  readonly partnerName: string | null;
  readonly scene: string;
  /** Euros for 2 people; null where the campaign quotes none. */
  readonly from: number | null;
  /** Of a campaign with fixed days. The others always run: until the end of the next month, for stays of five months. */
  readonly days?: CampaignDays;
  /** Dinner and treatments are part of the offers. */
  readonly halfBoard?: true;
}

// Ended campaigns stay available with texts that state their end. No partner has given a logo: a page without one shows
// none (MINI-006).
const campaigns: readonly Campaign[] = [
  {
    minisiteId: 360,
    partnerName: 'Partenaire 360',
    scene: 'hero-vineyard',
    from: 75,
    days: {
      bookUntil: isoDate('2024-06-30'),
      stayFrom: isoDate('2024-04-01'),
      stayUntil: isoDate('2024-06-30'),
    },
  },
  {
    minisiteId: 250,
    partnerName: null,
    scene: 'hero-road',
    from: 108,
    days: {
      bookUntil: isoDate('2025-06-30'),
      stayFrom: isoDate('2025-03-01'),
      stayUntil: isoDate('2025-06-30'),
    },
    halfBoard: true,
  },
  {
    minisiteId: 244,
    partnerName: 'Partenaire 244',
    scene: 'castle-alley-golden',
    from: null,
  },
  {
    minisiteId: 30,
    partnerName: 'Partner 30',
    scene: 'city-canal-dusk',
    from: null,
  },
  {
    minisiteId: 14,
    partnerName: null,
    scene: 'alps-chalet-day',
    from: null,
  },
  {
    minisiteId: 97,
    partnerName: 'Partner 97',
    scene: 'cove-pines-day',
    from: null,
  },
];

type FooterLanguage = 'fr' | 'nl';

/** A campaign on a day. */
interface Offer extends Pick<Campaign, 'from' | 'halfBoard'> {
  /** "31/12/2026" */
  readonly bookUntil: string;
  readonly stayFrom: string;
  readonly stayUntil: string;
  readonly isOver: boolean;
}

/** First day of the month that is `months` after the one of `day`. */
const monthAfter = (day: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoDate(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10));
};

const daysOn = (today: IsoDate): CampaignDays => ({
  bookUntil: addDays(monthAfter(today, 2), -1),
  stayFrom: monthAfter(today, 0),
  stayUntil: addDays(monthAfter(today, 5), -1),
});

const printed = (day: IsoDate): string => day.split('-').reverse().join('/');

const offerOn = ({ from, halfBoard, days }: Campaign, today: IsoDate): Offer => {
  const { bookUntil, stayFrom, stayUntil } = days ?? daysOn(today);
  return {
    from,
    ...(halfBoard && { halfBoard }),
    bookUntil: printed(bookUntil),
    stayFrom: printed(stayFrom),
    stayUntil: printed(stayUntil),
    isOver: bookUntil < today,
  };
};

const sentences: Readonly<Record<FooterLanguage, (offer: Offer) => readonly (string | null)[]>> = {
  fr: ({ from, bookUntil, stayFrom, stayUntil, halfBoard, isOver }) => [
    isOver ? 'Cette offre est terminée. Nos séjours restent à vous, au prix affiché sur le site.' : null,
    from === null
      ? 'Prix minimum pour 2 personnes, en chambre double en occupation complète.'
      : `À partir de ${from} € pour 2 personnes, en chambre double en occupation complète.`,
    'Sous réserve de disponibilité. Certains séjours demandent 2 nuits minimum.',
    isOver
      ? `Elle était à réserver jusqu’au ${bookUntil} pour des séjours du ${stayFrom} au ${stayUntil}.`
      : `À réserver jusqu’au ${bookUntil} pour des séjours du ${stayFrom} au ${stayUntil}.`,
    halfBoard ? 'Le dîner compte au moins 2 plats, hors boissons. Les soins se réservent à l’avance.' : null,
    'Seules les informations du site de réservation font foi.',
    'Paiement électronique uniquement : carte bancaire ou portefeuille électronique.',
  ],
  nl: ({ from, bookUntil, stayFrom, stayUntil, isOver }) => [
    isOver
      ? 'Deze actie is afgelopen. Onze verblijven kan je nog altijd reserveren, tegen de prijs op de site.'
      : null,
    from === null
      ? 'Minimumprijs voor 2 personen, in een tweepersoonskamer bij volle bezetting.'
      : `Vanaf € ${from} voor 2 personen, in een tweepersoonskamer bij volle bezetting.`,
    'Onder voorbehoud van beschikbaarheid. Voor sommige verblijven geldt een minimum van 2 nachten.',
    isOver
      ? `Ze was te reserveren tot en met ${bookUntil} voor verblijven van ${stayFrom} tot en met ${stayUntil}.`
      : `Te reserveren tot en met ${bookUntil} voor verblijven van ${stayFrom} tot en met ${stayUntil}.`,
    'Enkel de informatie op de reservatiesite is bindend.',
    'Enkel elektronische betaling: kaart of e-wallet.',
  ],
};

const footerOf = (offer: Offer, locale: Locale): string => {
  const language = wordingOf(locale) as FooterLanguage;
  const text = sentences[language](offer)
    .filter((sentence) => sentence !== null)
    .map((sentence) => `<p>${typeset(language, sentence)}</p>`)
    .join('');
  return sanitiseRichText(text);
};

const addressIn = (sizes: Readonly<Record<string, string>>, ...keys: readonly string[]): string =>
  `${keys.map((key) => sizes[key]).find((address) => address !== undefined)}.webp`;

/** The shop's own content of a partner's page, which applies until an editor publishes another. Null for an unknown number. */
export const minisiteSeed = (minisiteId: number, locale: Locale, today: IsoDate): MinisiteBody | null => {
  const campaign = campaigns.find((each) => each.minisiteId === minisiteId);
  if (!campaign) return null;
  const { sizes } = cardImage(campaign.scene);
  return {
    partnerName: campaign.partnerName,
    bannerUrls: {
      desktop: addressIn(sizes, '1920_595', '1920_880', '960_540'),
      mobile: addressIn(sizes, '750_360', '640_360', '640_480'),
    },
    logoUrl: null,
    footer: footerOf(offerOn(campaign, today), locale),
  };
};

/** The partners' pages of a locale. @spec MINI-001 MINI-007 MINI-008 MINI-009 MINI-010 MINI-011 MINI-012 */
export const minisitesOf = (view: ContentView, locale: Locale, today: IsoDate): Minisite[] =>
  minisites
    .filter(({ minisiteLocale }) => minisiteLocale === locale)
    .flatMap((entry) => {
      const own = minisiteSeed(entry.minisiteId, locale, today);
      if (!own) return [];
      const body = bodyOf(view, { kind: 'minisite', key: String(entry.minisiteId), locale }, own);
      return [{ ...entry, ...body, footer: body.footer && sanitiseRichText(body.footer) }];
    });
