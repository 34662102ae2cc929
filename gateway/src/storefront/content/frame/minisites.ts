import type { Minisite } from '@detour/shared-contracts/api';
import { minisites, type Locale } from '@detour/shared-contracts/sites';
import { typeset, wordingOf } from '@detour/shared-contracts/catalogue';
import { cardImage } from '../../../catalogue/stay-images';
import { sanitiseRichText } from './rich-text';

interface Campaign {
  readonly minisiteId: number;
  /** Null, because the shop may not publish the partners' names (A-179). */
  readonly partnerName: string | null;
  readonly scene: string;
  readonly hasLogo: boolean;
  /** Euros for 2 people; null where the campaign quotes none. */
  readonly from: number | null;
  readonly bookUntil: string;
  readonly stayFrom: string;
  readonly stayUntil: string;
  /** Dinner and treatments are part of the offers. */
  readonly halfBoard?: true;
}

// Ended campaigns stay available with their texts.
const campaigns: readonly Campaign[] = [
  {
    minisiteId: 360,
    partnerName: 'Partenaire 360',
    scene: 'hero-vineyard',
    hasLogo: true,
    from: 75,
    bookUntil: '30/06/2024',
    stayFrom: '01/04/2024',
    stayUntil: '30/06/2024',
  },
  {
    minisiteId: 250,
    partnerName: null,
    scene: 'hero-road',
    hasLogo: false,
    from: 108,
    bookUntil: '30/06/2025',
    stayFrom: '01/03/2025',
    stayUntil: '30/06/2025',
    halfBoard: true,
  },
  {
    minisiteId: 244,
    partnerName: 'Partenaire 244',
    scene: 'castle-alley-golden',
    hasLogo: true,
    from: null,
    bookUntil: '31/12/2026',
    stayFrom: '01/11/2026',
    stayUntil: '31/03/2027',
  },
  {
    minisiteId: 30,
    partnerName: 'Partner 30',
    scene: 'city-canal-dusk',
    hasLogo: false,
    from: null,
    bookUntil: '31/12/2026',
    stayFrom: '01/11/2026',
    stayUntil: '31/03/2027',
  },
  {
    minisiteId: 14,
    partnerName: null,
    scene: 'alps-chalet-day',
    hasLogo: false,
    from: null,
    bookUntil: '31/12/2026',
    stayFrom: '01/11/2026',
    stayUntil: '31/03/2027',
  },
  {
    minisiteId: 97,
    partnerName: 'Partner 97',
    scene: 'cove-pines-day',
    hasLogo: true,
    from: null,
    bookUntil: '31/12/2026',
    stayFrom: '01/11/2026',
    stayUntil: '31/03/2027',
  },
];

type FooterLanguage = 'fr' | 'nl';

const sentences: Readonly<Record<FooterLanguage, (campaign: Campaign) => readonly (string | null)[]>> = {
  fr: ({ from, bookUntil, stayFrom, stayUntil, halfBoard }) => [
    from === null
      ? 'Prix minimum pour 2 personnes, en chambre double en occupation complète.'
      : `À partir de ${from} € pour 2 personnes, en chambre double en occupation complète.`,
    'Sous réserve de disponibilité. Certains séjours demandent 2 nuits minimum.',
    `À réserver jusqu’au ${bookUntil} pour des séjours du ${stayFrom} au ${stayUntil}.`,
    halfBoard ? 'Le dîner compte au moins 2 plats, hors boissons. Les soins se réservent à l’avance.' : null,
    'Seules les informations du site de réservation font foi.',
    'Paiement électronique uniquement : carte bancaire ou portefeuille électronique.',
  ],
  nl: ({ from, bookUntil, stayFrom, stayUntil }) => [
    from === null
      ? 'Minimumprijs voor 2 personen, in een tweepersoonskamer bij volle bezetting.'
      : `Vanaf € ${from} voor 2 personen, in een tweepersoonskamer bij volle bezetting.`,
    'Onder voorbehoud van beschikbaarheid. Voor sommige verblijven geldt een minimum van 2 nachten.',
    `Te reserveren tot en met ${bookUntil} voor verblijven van ${stayFrom} tot en met ${stayUntil}.`,
    'Enkel de informatie op de reservatiesite is bindend.',
    'Enkel elektronische betaling: kaart of e-wallet.',
  ],
};

const footerOf = (campaign: Campaign, locale: Locale): string => {
  const language = wordingOf(locale) as FooterLanguage;
  const text = sentences[language](campaign)
    .filter((sentence) => sentence !== null)
    .map((sentence) => `<p>${typeset(language, sentence)}</p>`)
    .join('');
  return sanitiseRichText(text);
};

const addressIn = (sizes: Readonly<Record<string, string>>, ...keys: readonly string[]): string =>
  `${keys.map((key) => sizes[key]).find((address) => address !== undefined)}.webp`;

/** The partners' pages of a locale. @spec MINI-001 MINI-007 MINI-008 MINI-009 MINI-010 MINI-011 MINI-012 */
export const buildMinisites = (locale: Locale): Minisite[] =>
  minisites
    .filter(({ minisiteLocale }) => minisiteLocale === locale)
    .flatMap((entry) => {
      const campaign = campaigns.find(({ minisiteId }) => minisiteId === entry.minisiteId);
      if (!campaign) return [];
      const { sizes } = cardImage(campaign.scene);
      return [
        {
          ...entry,
          partnerName: campaign.partnerName,
          bannerUrls: {
            desktop: addressIn(sizes, '1920_595', '1920_880', '960_540'),
            mobile: addressIn(sizes, '750_360', '640_360', '640_480'),
          },
          logoUrl: campaign.hasLogo ? addressIn(cardImage('garden-path-day').sizes, '120_80') : null,
          footer: footerOf(campaign, locale),
        },
      ];
    });
