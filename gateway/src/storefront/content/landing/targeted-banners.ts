import type { PlacedBanner, TargetedBannersResponse } from '@detour/shared-contracts/api';
import type { Flags } from '@detour/shared-contracts/platform';
import { locales, printPath, type Locale } from '@detour/shared-contracts/sites';
import { rows, type FittingText } from '@detour/shared-contracts/catalogue';
import { cardImage } from '../../../catalogue/stay-images';
import type { TargetedBannersBody } from '../../../content/kinds/frame-bodies';
import type { ContentView } from '../../../context/content';
import { frameTexts } from '../frame/frame-texts';
import { homeTexts } from '../home/home-texts';
import { bodyOf } from '../own-content';
import { speakerOf } from '../belgian-words';
import { linkOf } from './landing-tools';

const [cardTitle, cardSubtitle, cardLink, nightTitle, nightSubtitle] = rows(`
  Vous hésitez encore ? | ¿Aún tienes dudas? | Twijfel je nog? | Hai ancora dubbi?
  Avec une carte cadeau, vous fixez le montant et la personne choisit le reste. | Con una tarjeta regalo, tú decides el importe y la otra persona elige lo demás. | Met een cadeaukaart bepaal jij het bedrag en kiest de ander de rest. | Con una carta regalo l’importo lo decidi tu, il resto lo sceglie chi la riceve.
  Choisir un montant | Elegir un importe | Een bedrag kiezen | Scegli un importo
  Et si vous restiez dormir ? | ¿Y si te quedas a dormir? | En als je blijft slapen? | E se ti fermassi a dormire?
  Un bel hôtel, une bonne table : des séjours d’une nuit à une semaine. | Un hotel con encanto y buena mesa: escapadas de una noche a una semana. | Een mooi hotel en lekker eten: verblijven van één nacht tot een week. | Un bell’hotel e buona cucina: soggiorni da una notte a una settimana.`) as readonly FittingText[] as readonly [
  FittingText,
  FittingText,
  FittingText,
  FittingText,
  FittingText,
];

interface Draft {
  readonly place: Pick<PlacedBanner, 'page' | 'flow'>;
  readonly words: readonly [title: FittingText, subtitle: FittingText, link: FittingText];
  readonly scene: string;
  readonly position: PlacedBanner['imagePosition'];
  readonly url: string;
}

/** Links products that the page does not sell: gifts on pages of stays, nights on pages of activities. */
const draftsOf = (locale: Locale, flags: Pick<Flags, 'boxes'>): readonly Draft[] => [
  {
    place: { page: 'landing', flow: 'booking' },
    words: flags.boxes
      ? [homeTexts.boxTitle, homeTexts.boxText, homeTexts.boxLink]
      : [cardTitle, cardSubtitle, cardLink],
    scene: 'alps-winter-night',
    position: 'left',
    url: flags.boxes ? printPath('boxes', locale) : printPath('giftcard-customization', locale),
  },
  {
    place: { page: 'landing', flow: 'gifting' },
    words: [cardTitle, cardSubtitle, cardLink],
    scene: 'harbour-town-golden',
    position: 'right',
    url: printPath('giftcard-customization', locale),
  },
  {
    place: { page: 'search', flow: 'activity' },
    words: [nightTitle, nightSubtitle, frameTexts.seeStays],
    scene: 'vineyard-manor-dusk',
    position: 'right',
    url: printPath('search', locale),
  },
];

const addressIn = (scene: string, size: string): string => {
  const { sizes, url } = cardImage(scene);
  return sizes[size] ? `${sizes[size]}.webp` : url;
};

const bannerOf = (locale: Locale, { place, words, scene, position, url }: Draft): PlacedBanner => {
  const say = speakerOf(locale);
  const [title, subtitle, link] = words;
  return {
    locale,
    ...place,
    title: say(title),
    subtitle: say(subtitle),
    imageUrl: addressIn(scene, '960_540'),
    imageMobile: addressIn(scene, '640_480'),
    imagePosition: position,
    imageAlt: '',
    ctas: [linkOf(say(link), url)],
    url,
    newTab: false,
  };
};

/** The shop's own banners of a locale, which apply until an editor publishes others. */
export const targetedBannersSeed = (locale: Locale, flags: Pick<Flags, 'boxes'>): TargetedBannersBody => ({
  banners: draftsOf(locale, flags).map((draft) => {
    const { locale: _, ...banner } = bannerOf(locale, draft);
    return banner;
  }),
});

/** Targeted banners of one locale, or of all of them. @spec CALL-028 PROMO-013 PROMO-014 */
export const targetedBanners = (
  view: ContentView,
  flags: Pick<Flags, 'boxes'>,
  locale?: Locale,
): TargetedBannersResponse => ({
  banners: (locale ? [locale] : locales).flatMap((own) => {
    const item = { kind: 'targeted-banners', key: 'all', locale: own } as const;
    const { banners } = bodyOf(view, item, targetedBannersSeed(own, flags));
    return banners.map((banner) => ({ locale: own, ...banner }));
  }),
});
