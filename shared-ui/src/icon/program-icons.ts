import type { IconComponent } from './create-icon';
import {
  BathIcon,
  BedIcon,
  CoffeeIcon,
  GiftIcon,
  MapIcon,
  MountainIcon,
  PoolIcon,
  SkiJumpingIcon,
  SnowflakeIcon,
  SparklesIcon,
  TicketIcon,
  ToolsKitchen2Icon,
  TreesIcon,
} from './icons';

const table = 'dinner basket wine glass chef oyster olive fish chocolate cheese beer';
const water = 'boat sail surf kayak pool';
const open = 'bike walk hike horse flower bird';

const words = (list: string, icon: IconComponent): Record<string, IconComponent> =>
  Object.fromEntries(list.split(' ').map((word) => [word, icon]));

/** Icons by the catalogue's icon name. Unknown names get the sparkles. */
const icons: Readonly<Record<string, IconComponent>> = {
  ...words(table, ToolsKitchen2Icon),
  ...words(water, PoolIcon),
  ...words(open, TreesIcon),
  bed: BedIcon,
  room: BedIcon,
  breakfast: CoffeeIcon,
  coffee: CoffeeIcon,
  cup: CoffeeIcon,
  spa: BathIcon,
  massage: BathIcon,
  ticket: TicketIcon,
  music: TicketIcon,
  map: MapIcon,
  ski: SkiJumpingIcon,
  snow: SnowflakeIcon,
  mountain: MountainIcon,
  gift: GiftIcon,
};

export const programIconOf = (word: string): IconComponent => icons[word] ?? SparklesIcon;
