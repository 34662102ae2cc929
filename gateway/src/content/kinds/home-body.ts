import { Type } from '@sinclair/typebox';
import type { HomeBlock, Homepage } from '@detour/shared-contracts/api';
import { callSchemas, HomeBlock as HomeBlockSchema } from '@detour/shared-contracts/schemas';
import type { Stored } from './picture';

/** Flows with a home page of their own. The others show the one of booking. @spec HOME-004 HOME-005 */
export const homeKeys = ['booking', 'gifting', 'activity'] as const;
export type HomeKey = (typeof homeKeys)[number];

/** Blocks that the shop fills from its catalogue each time, by the home page that has them. */
const liveHomeBlocks = {
  booking: ['next-weekend', 'themes'],
  gifting: ['gift-stays', 'boxes', 'themes'],
  activity: [],
} as const satisfies Readonly<Record<HomeKey, readonly string[]>>;

export type LiveHomeName = (typeof liveHomeBlocks)[HomeKey][number];

const liveKinds: readonly string[] = ['top-search-results', 'categories', 'boxes'];

/** Kinds whose content an editor writes. */
type WrittenHomeBlock = Exclude<HomeBlock, { readonly kind: 'top-search-results' | 'categories' | 'boxes' }>;

/** A block of the catalogue at this place of the page; its title replaces the shop's own. */
interface LiveHomeBlock {
  readonly kind: 'live';
  readonly block: LiveHomeName;
  readonly title?: string;
  /** Its cards open in a new tab. @spec CARD-011 */
  readonly newTab?: boolean;
}

/** The home page of a flow, as editors store it. */
export interface HomeBody extends Stored<Omit<Homepage, 'blocks'>> {
  readonly blocks: readonly (Stored<WrittenHomeBlock> | LiveHomeBlock)[];
}

const { seo, announcementBanner, header, promoBar, jumbotron, footer } =
  callSchemas.homepage.response.properties;

const LiveBlock = (names: readonly string[]) =>
  Type.Object({
    kind: Type.Literal('live'),
    block: Type.Unsafe<string>({ type: 'string', enum: [...names] }),
    title: Type.Optional(Type.String()),
    newTab: Type.Optional(Type.Boolean()),
  });

export const homeSchema = (key: HomeKey) =>
  Type.Object({
    seo,
    announcementBanner,
    header,
    promoBar,
    jumbotron,
    blocks: Type.Array(
      Type.Union([
        ...HomeBlockSchema.anyOf.filter(({ properties }) => !liveKinds.includes(properties.kind.const)),
        ...(liveHomeBlocks[key].length > 0 ? [LiveBlock(liveHomeBlocks[key])] : []),
      ]),
    ),
    footer,
  });
