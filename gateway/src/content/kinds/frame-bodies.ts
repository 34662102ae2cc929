import { Type, type Static } from '@sinclair/typebox';
import { menuIcons, type MenuIcon } from '@detour/shared-contracts/api';
import {
  callSchemas,
  AnnouncementBanner,
  GiftBlock,
  Minisite,
  PlacedBanner,
  PromoBar,
  WeeklyTheme,
} from '@detour/shared-contracts/schemas';

export const PromoBarsBody = Type.Object({ promoBars: Type.Array(PromoBar) });
export type PromoBarsBody = Static<typeof PromoBarsBody>;

/** Announcements of one locale. Their content is rich text. */
export const AnnouncementsBody = Type.Object({
  banners: Type.Array(
    Type.Pick(AnnouncementBanner, ['page', 'flow', 'content', 'link', 'colorVariation', 'campaign']),
  ),
});
export type AnnouncementsBody = Static<typeof AnnouncementsBody>;

export const TargetedBannersBody = Type.Object({ banners: Type.Array(Type.Omit(PlacedBanner, ['locale'])) });
export type TargetedBannersBody = Static<typeof TargetedBannersBody>;

export const GiftBlockBody = GiftBlock;

/** Numbers, paths and locales of minisites are fixed (MINI-002). */
export const MinisiteBody = Type.Pick(Minisite, ['partnerName', 'bannerUrls', 'logoUrl', 'footer']);
export type MinisiteBody = Static<typeof MinisiteBody>;

/** Sections of the menu that the shop fills from its catalogue. */
const liveMenus = ['themes', 'areas', 'houses', 'moments'] as const;
export type LiveMenu = (typeof liveMenus)[number];

/** Look of a section or link of the menu. Absent in content that was written before. @spec NAV-003 */
const look = {
  icon: Type.Optional(Type.Unsafe<MenuIcon>({ type: 'string', enum: [...menuIcons] })),
  /** Stands out from its neighbours. */
  variant: Type.Optional(Type.Unsafe<'strong'>({ type: 'string', enum: ['strong'] })),
};

/** The menu of the header: its name, its sections, and the theme of the week. */
export const NavigationBody = Type.Object({
  title: Type.String(),
  weeklyTheme: Type.Union([WeeklyTheme, Type.Null()]),
  sections: Type.Array(
    Type.Object({
      id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
      title: Type.String(),
      ...look,
      /** Links of the catalogue come first. Null: only the own links. */
      live: Type.Union([Type.Unsafe<LiveMenu>({ type: 'string', enum: [...liveMenus] }), Type.Null()]),
      links: Type.Array(
        Type.Object({ label: Type.String(), uri: Type.String({ maxLength: 2000 }), ...look }),
      ),
    }),
  ),
  footer: callSchemas.navigation.response.properties.footer,
});
export type NavigationBody = Static<typeof NavigationBody>;
