import type {
  BoxBlock,
  IdeasPage,
  LandingComponent,
  LandingPage,
  ResultBlock,
  TargetedBannersResponse,
} from '@detour/shared-contracts/api';
import { offerOf } from './offer.fixture';
import { homepageOf } from './search.fixture';

const { image } = homepageOf().jumbotron;
const seo = { title: 'Week-end spa', description: 'Deux nuits au chaud.', index: true, follow: true };

export const promoOf = (
  changes: Partial<Extract<LandingComponent, { readonly component: 'JumbotronPromo' }>> = {},
): LandingComponent => ({
  component: 'JumbotronPromo',
  title: 'Et si on ne faisait rien ?',
  subtitle: 'Deux nuits.',
  description: 'Le calendrier montre le prix.',
  image: { desktop: image, mobile: image, alt: '' },
  ctas: [{ label: 'Voir les séjours', link: { url: '/recherche#theme=26', newTab: false } }],
  ctaCards: [
    {
      label: 'Avec piscine',
      text: 'Pour nager.',
      link: { url: '/recherche#facilities=pool', newTab: false },
    },
  ],
  countdown: null,
  ...changes,
});

export const resultsOf = (
  changes: Partial<Extract<LandingComponent, { readonly component: 'TopSearchResults' }>> = {},
): LandingComponent => ({
  component: 'TopSearchResults',
  id: 'spa-stays',
  title: 'Nos séjours bien-être',
  type: 'stay',
  flowType: 'booking',
  hash: 'theme=26',
  link: { label: 'Voir tous les séjours', link: { url: '/recherche#theme=26', newTab: false } },
  ...changes,
});

export const boxesPart = (showErrors = false): LandingComponent => ({
  component: 'BestBoxes',
  title: 'Nos coffrets',
  subtitle: 'Sans date.',
  showErrors,
  cta: { label: 'Voir les coffrets', link: { url: '/cadeau', newTab: false } },
});

export const cardsPart: LandingComponent = {
  component: 'PromoCards',
  title: 'Envie d’autre chose ?',
  cards: [
    {
      campaign: 'duo',
      category: 'landing',
      content: 'Une chambre, une table.',
      flow: 'booking',
      title: 'À deux',
      url: '/lp/duo',
      variant: 'sand',
    },
  ],
};

export const topBarPart: LandingComponent = {
  component: 'TopBar',
  text: 'Annulation gratuite sur les séjours signalés.',
  links: [{ label: 'Voir les séjours', url: '/recherche', newTab: false, variation: 'link' }],
  colorPalette: { background: '#F3EDE1', font: 'dark' },
};

export const pointsPart: LandingComponent = {
  component: 'MainUSP',
  variant: 'bordered',
  items: [{ icon: 'tag', title: 'Le prix total', text: 'taxes comprises' }],
};

export const bannerPart: LandingComponent = { component: 'TargetedBanner', page: 'landing' };

export const landingOf = (changes: Partial<LandingPage> = {}): LandingPage => ({
  slug: 'spa',
  seo,
  title: 'Week-ends bien-être',
  lead: 'Deux nuits suffisent.',
  flow: 'booking',
  components: [topBarPart, promoOf(), resultsOf(), pointsPart, boxesPart(), bannerPart, cardsPart],
  ...changes,
});

export const resultBlockOf = (changes: Partial<ResultBlock> = {}): ResultBlock => ({
  cards: [
    offerOf(),
    offerOf({ id: 'w2', label: 'Dans les vignes' }),
    offerOf({ id: 'w3', label: 'Sous les toits' }),
  ],
  centers: [],
  totalCount: 40,
  ...changes,
});

export const boxBlockOf = (changes: Partial<BoxBlock> = {}): BoxBlock => ({
  id: 'box-block-serp',
  containerId: 'gift-boxes',
  title: 'Nos coffrets',
  subtitle: 'Sans date',
  colorPalette: 'green',
  cta: { label: 'Voir tout', link: { url: '/cadeau', newTab: false } },
  boxes: [
    {
      id: 'B1',
      sku: 'B1',
      handle: 'chateaux',
      title: 'Châteaux',
      image,
      price: 19_900,
      promoPrice: 16_990,
      rating: null,
      includedContent: 'Une nuit\nLe petit-déjeuner\nValable 12 mois',
      url: '/cadeau/p/chateaux/B1',
      discount: 15,
      position: 1,
      campaign: 'serp',
    },
  ],
  ...changes,
});

const bannerOf = (
  flow: 'booking' | 'gifting',
  title: string,
): TargetedBannersResponse['banners'][number] => ({
  locale: 'fr_FR',
  page: 'landing',
  flow,
  title,
  subtitle: 'Vous offrez l’idée.',
  imageUrl: '/images/neige/960_540.webp',
  imageMobile: '/images/neige/640_480.webp',
  imagePosition: 'left',
  imageAlt: '',
  ctas: [{ label: 'Découvrir', link: { url: '/cadeau', newTab: false } }],
  url: '/cadeau',
  newTab: false,
});

export const bannersOf = (): TargetedBannersResponse => ({
  banners: [bannerOf('gifting', 'Une carte cadeau'), bannerOf('booking', 'Un coffret, pour son jour')],
});

export const ideasOf = (count = 14): IdeasPage => ({
  seo,
  title: 'Des idées pour partir',
  intro: 'Par où commence votre détour ?',
  sections: [
    {
      title: 'Selon vos envies',
      intro: 'De la mer à la table.',
      ideas: Array.from({ length: count }, (_, index) => ({
        url: `/recherche#theme=${index + 1}`,
        label: `Envie ${index + 1}`,
        cover: image,
      })),
    },
    {
      title: 'Sous quel toit ?',
      intro: 'Une maison.',
      ideas: [{ url: '/recherche#hotelTypes=castle', label: 'Château', cover: image }],
    },
  ],
  regions: [{ label: 'Bretagne', url: '/recherche#region=53' }],
});
