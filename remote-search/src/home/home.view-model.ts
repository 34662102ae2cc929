import type { Card, HomeBlock, Image } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { giftBoxLink } from '@detour/shared-contracts/sites';
import type { Names } from '../contract';
import type { Text } from '../text';

type BlockOf<K extends HomeBlock['kind']> = Extract<HomeBlock, { readonly kind: K }>;

export type HomeBlockView = { readonly key: string } & (
  | {
      readonly kind: 'main-selling-points';
      readonly variant: NonNullable<BlockOf<'main-selling-points'>['variant']>;
      readonly items: BlockOf<'main-selling-points'>['items'];
    }
  | {
      readonly kind: 'top-search-results';
      readonly title: string;
      readonly link: { readonly label: string; readonly href: string } | null;
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'categories'; readonly title: string; readonly items: readonly CategoryView[] }
  | { readonly kind: 'banner'; readonly banner: BlockOf<'banner'> }
  | { readonly kind: 'jumbotron'; readonly promo: BlockOf<'jumbotron'> }
  | { readonly kind: 'marketing-block'; readonly block: BlockOf<'marketing-block'> }
  | {
      readonly kind: 'boxes';
      readonly title: string;
      readonly text: string;
      readonly boxes: readonly BoxView[];
    }
);

export interface CategoryView {
  readonly label: string;
  readonly href: string;
  readonly image: Image;
  /** "412 séjours" */
  readonly count: string;
}

export interface BoxView {
  readonly code: string;
  readonly title: string;
  readonly href: string;
  readonly image: Image;
  /** "Une nuit pour 2 personnes · Le petit-déjeuner" */
  readonly content: string;
  /** Whole euros, rounded up, as on all cards: "130 €". */
  readonly price: string;
}

export interface HomeContext {
  readonly site: Pick<SiteContext<'boxMigration'>, 'locale' | 'flags' | 'giftShop'>;
  readonly text: Text;
  readonly format: Format;
}

/** Blocks in content order. Omits empty blocks and kinds unknown to this release. @spec HOME-015 */
export const toHomeBlocks = (blocks: readonly HomeBlock[], context: HomeContext): readonly HomeBlockView[] =>
  blocks.flatMap((block, index) => toBlock(block, `${index} ${block.kind}`, context) ?? []);

const toBlock = (block: HomeBlock, key: string, context: HomeContext): HomeBlockView | null => {
  switch (block.kind) {
    case 'main-selling-points':
      return block.items.length > 0
        ? { key, kind: block.kind, variant: block.variant ?? 'bordered', items: block.items }
        : null;
    case 'top-search-results':
      return block.cards.length > 0 ? toTopResults(block, key) : null;
    case 'categories':
      return block.items.length > 0 ? toCategories(block, key, context) : null;
    case 'banner':
      return { key, kind: block.kind, banner: block };
    case 'jumbotron':
      return { key, kind: block.kind, promo: block };
    case 'marketing-block':
      return { key, kind: block.kind, block };
    case 'boxes':
      return block.boxes.length > 0 ? toBoxes(block, key, context) : null;
    default:
      return null;
  }
};

const toTopResults = (block: BlockOf<'top-search-results'>, key: string): HomeBlockView => ({
  key,
  kind: block.kind,
  title: block.title,
  link: block.link && block.linkLabel ? { label: block.linkLabel, href: block.link } : null,
  cards: block.cards,
});

const toCategories = (block: BlockOf<'categories'>, key: string, { text }: HomeContext): HomeBlockView => ({
  key,
  kind: block.kind,
  title: block.title,
  items: block.items.map(({ label, url, image, count }) => ({
    label,
    href: url,
    image,
    count: text('term.stays', { count }),
  })),
});

const toBoxes = (block: BlockOf<'boxes'>, key: string, { site, format }: HomeContext): HomeBlockView => ({
  key,
  kind: block.kind,
  title: block.title,
  text: block.text,
  boxes: block.boxes.map(({ code, handle, title, image, price, includedContent = '' }) => ({
    code,
    title,
    href: giftBoxLink<Names>(site, { sku: code, handle, campaign: 'home' }),
    image,
    content: includedContent.split('\n').filter(Boolean).slice(0, 2).join(' · '),
    price: format.wholePrice(price),
  })),
});
