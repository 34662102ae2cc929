import { useMemo } from 'react';
import type { HomeBlock } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { useFormat, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';
import { BannerBlock } from './blocks/BannerBlock';
import { BoxesBlock } from './blocks/BoxesBlock';
import { Categories } from './blocks/Categories';
import { toHomeBlocks, type HomeBlockView } from './home.view-model';
import { JumbotronPromo } from './blocks/JumbotronPromo';
import { MarketingBlock } from './blocks/MarketingBlock';
import { SellingPoints } from './blocks/SellingPoints';
import { TopResults } from './blocks/TopResults';

export interface HomeBlocksProps {
  readonly blocks: readonly HomeBlock[];
  readonly flow: Flow;
}

/** The content blocks in content order. */
export const HomeBlocks = ({ blocks, flow }: HomeBlocksProps) => {
  const text = useText();
  const format = useFormat();
  const site = useSite<Names>();
  const views = useMemo(() => toHomeBlocks(blocks, { site, text, format }), [blocks, site, text, format]);
  return views.map((view) => <Block key={view.key} view={view} flow={flow} />);
};

const Block = ({ view, flow }: { readonly view: HomeBlockView; readonly flow: Flow }) => {
  switch (view.kind) {
    case 'main-selling-points':
      return <SellingPoints items={view.items} variant={view.variant} />;
    case 'top-search-results':
      return <TopResults title={view.title} link={view.link} cards={view.cards} flow={flow} />;
    case 'categories':
      return <Categories title={view.title} items={view.items} />;
    case 'banner':
      return <BannerBlock banner={view.banner} />;
    case 'jumbotron':
      return <JumbotronPromo promo={view.promo} />;
    case 'marketing-block':
      return <MarketingBlock block={view.block} />;
    case 'boxes':
      return <BoxesBlock title={view.title} lead={view.text} boxes={view.boxes} />;
  }
};
