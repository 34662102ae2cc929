import type { MenuIcon } from '@detour/shared-contracts/api';
import {
  BathIcon,
  BeachIcon,
  BuildingCastleIcon,
  BuildingIcon,
  CalendarEventIcon,
  GiftIcon,
  HeartIcon,
  HomeIcon,
  MapIcon,
  MountainIcon,
  SkiJumpingIcon,
  SparklesIcon,
  StarIcon,
  ToolsKitchen2Icon,
  TreesIcon,
  UsersIcon,
  type IconComponent,
} from '@detour/shared-ui';

const icons: Readonly<Record<MenuIcon, IconComponent>> = {
  sea: BeachIcon,
  nature: TreesIcon,
  mountain: MountainIcon,
  city: BuildingIcon,
  castle: BuildingCastleIcon,
  unusual: StarIcon,
  sport: SkiJumpingIcon,
  gastronomy: ToolsKitchen2Icon,
  romantic: HeartIcon,
  wellness: BathIcon,
  family: UsersIcon,
  themes: SparklesIcon,
  areas: MapIcon,
  houses: HomeIcon,
  moments: CalendarEventIcon,
  gift: GiftIcon,
};

/** The icon of a word of content. Null without a word, and for one that newer content introduces. */
export const menuIconOf = (word: string | null): IconComponent | null =>
  word !== null && Object.hasOwn(icons, word) ? icons[word as MenuIcon] : null;
