import type { LandingComponent, PromoBanner, PromoLink } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import { emptyCriteria, printCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Flags } from '@detour/shared-contracts/platform';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { FittingText } from '@detour/shared-contracts/catalogue';
import { cardImage } from '../../../catalogue/stay-images';
import { speakerOf } from '../belgian-words';
import { sellingPoints } from '../home/home-texts';
import {
  landingSlugs,
  landingTexts,
  sharedLandingTexts,
  type LandingSlug,
  type LandingTexts,
} from './landing-texts';

export interface LandingInput {
  readonly locale: Locale;
  readonly flags: Pick<Flags, 'boxes' | 'activityOnly'>;
  /** The market's day. */
  readonly today: IsoDate;
  /** Zone of the market. */
  readonly timeZone: string;
}

/** Criteria of a search in the locale's country. */
export const hashOf = (locale: Locale, criteria: Partial<Criteria>): string =>
  printCriteria({ ...emptyCriteria, place: { key: 'country', id: locale.slice(3) }, ...criteria });

export const searchUrl = (locale: Locale, hash: string, flow: Flow = 'booking'): string =>
  `${printPath('search', locale)}${flow === 'gifting' ? '?flow=gifting' : ''}#${hash}`;

/** URL of a landing page, with the tab of its flow. */
export const landingUrl = (locale: Locale, slug: LandingSlug): string =>
  `${printPath('landing', locale, { slug })}${slug === 'gift' ? '?flow=gifting' : ''}`;

export const linkOf = (label: string, url: string): PromoLink => ({ label, link: { url, newTab: false } });

interface Side {
  readonly label: FittingText;
  readonly text: FittingText;
}

interface PromoParts {
  readonly scene: string;
  readonly url: string;
  readonly sides?: readonly (readonly [Side, string])[];
  readonly countdown?: { readonly start: string; readonly end: string } | null;
}

export const jumbotronOf = (
  { locale }: LandingInput,
  texts: LandingTexts,
  { scene, url, sides = [], countdown = null }: PromoParts,
): LandingComponent => {
  const say = speakerOf(locale);
  const image = cardImage(scene);
  return {
    component: 'JumbotronPromo',
    title: say(texts.promoTitle),
    subtitle: say(texts.promoSubtitle),
    description: say(texts.promoDescription),
    // A decorative picture, without alternative text.
    image: { desktop: image, mobile: image, alt: '' },
    ctas: [linkOf(say(texts.promoLink), url)],
    ctaCards: sides.map(([{ label, text }, to]) => ({ ...linkOf(say(label), to), text: say(text) })),
    countdown,
  };
};

export interface ResultParts {
  readonly id: string;
  readonly title: FittingText;
  readonly linkLabel: FittingText;
  readonly hash: string;
  readonly type?: 'stay' | 'gift' | 'activity';
}

export const resultsOf = (
  { locale }: LandingInput,
  { id, title, linkLabel, hash, type = 'stay' }: ResultParts,
): LandingComponent => {
  const say = speakerOf(locale);
  const flowType = type === 'gift' ? 'gifting' : type === 'activity' ? 'activity' : 'booking';
  const url = type === 'activity' ? printPath('activity-search', locale) : searchUrl(locale, hash, flowType);
  return {
    component: 'TopSearchResults',
    id,
    title: say(title),
    type,
    flowType,
    hash,
    link: linkOf(say(linkLabel), url),
  };
};

export const pointsOf = (
  { locale }: LandingInput,
  variant: 'secondary' | 'bordered' = 'bordered',
): LandingComponent => {
  const say = speakerOf(locale);
  return {
    component: 'MainUSP',
    variant,
    items: sellingPoints.map(({ icon, title, text }) => ({ icon, title: say(title), text: say(text) })),
  };
};

const variants: readonly PromoBanner['variant'][] = ['sand', 'brand', 'clay'];

/** Links to the next two landing pages and to the ideas, so that no page is a dead end. */
export const otherPagesOf = ({ locale }: LandingInput, own: LandingSlug): LandingComponent => {
  const say = speakerOf(locale);
  const at = landingSlugs.indexOf(own);
  const others = [1, 2].flatMap((step) => landingSlugs[(at + step) % landingSlugs.length] ?? []);
  const cards = [
    ...others.map((slug) => ({
      campaign: slug,
      flow: slug === 'gift' ? ('gifting' as const) : ('booking' as const),
      title: say(landingTexts[slug].cardTitle),
      content: say(landingTexts[slug].cardText),
      url: landingUrl(locale, slug),
    })),
    {
      campaign: 'ideas',
      flow: 'booking' as const,
      title: say(sharedLandingTexts.ideasTitle),
      content: say(sharedLandingTexts.ideasText),
      url: printPath('ideas', locale),
    },
  ];
  return {
    component: 'PromoCards',
    title: say(sharedLandingTexts.otherTitle),
    cards: cards.map((card, index) => ({ ...card, category: 'landing', variant: variants[index] ?? 'sand' })),
  };
};
