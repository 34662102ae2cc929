import type { GiftBlock, NavigationLink, PromoBar } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import { noContent, type FrameContent, type ShownBanner } from '../content/frame-content';

const linkOf = (_id: string, label: string, children: readonly NavigationLink[] = []): NavigationLink => ({
  _id,
  label,
  icon: null,
  uri: `/recherche#region=${_id}`,
  location: 'top',
  count: children.length > 0 ? null : 3,
  variant: null,
  children,
});

/** Four levels: the menu, its sections, their areas, and the towns of one area. */
export const navigationOf = (areas = 15): readonly NavigationLink[] => [
  {
    ...linkOf('inspirations', 'Inspirations', [
      { ...linkOf('themes', 'Vos envies', [linkOf('sea', 'Mer'), linkOf('city', 'Ville')]), uri: null },
      {
        ...linkOf('areas', 'Régions', [
          linkOf('bretagne', 'Bretagne', [linkOf('brest', 'Brest'), linkOf('rennes', 'Rennes')]),
          ...Array.from({ length: areas - 1 }, (_, index) => linkOf(`area-${index}`, `Région ${index}`)),
        ]),
        uri: null,
      },
    ]),
    uri: null,
  },
];

export const promoBarOf = (change: Partial<PromoBar> = {}): PromoBar => ({
  ...(recorded('promo-bars').promoBars[0] as PromoBar),
  text: 'Jusqu’au 30 novembre, 10 % de remise',
  shortText: '10 % de remise',
  links: [{ label: 'Voir les séjours', url: '/recherche', newTab: true, variation: null }],
  ...change,
});

export const bannerOf = (change: Partial<ShownBanner> = {}): ShownBanner => ({
  page: 'home',
  flow: 'booking',
  content: 'Un <b>beau</b> détour',
  link: null,
  colorVariation: 'sand',
  ...change,
});

/** The recorded ways to give of the French site. */
export const giftBlock: GiftBlock = recorded('gift-block').fr_FR as GiftBlock;

export const contentOf = (change: Partial<FrameContent> = {}): FrameContent => ({ ...noContent, ...change });
