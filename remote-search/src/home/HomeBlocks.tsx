import { useMemo } from 'react';
import type { HomeBlock } from '@detour/shared-contracts/api';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { useFormat, useNow, useOpenGift, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { BannerBlock } from './blocks/BannerBlock';
import { BoxesBlock } from './blocks/BoxesBlock';
import { Categories } from './blocks/Categories';
import { toHomeBlocks, type HomeBlockView } from './home.view-model';
import { JumbotronPromo } from './blocks/JumbotronPromo';
import { MarketingBlock } from './blocks/MarketingBlock';
import { SellingPoints } from './blocks/SellingPoints';
import { TopResults } from './blocks/TopResults';
import type { Names } from '../contract';

export interface HomeBlocksProps {
  readonly blocks: readonly HomeBlock[];
  readonly flow: Flow;
}

/** The content blocks in content order. */
export const HomeBlocks = ({ blocks, flow }: HomeBlocksProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const now = useNow();
  const giftRest = useOpenGift<Names>()?.rest ?? null;
  const views = useMemo(
    () => toHomeBlocks(blocks, { locale, flow, criteria: emptyCriteria, now, text, format, giftRest }),
    // oxlint-disable-next-line react/exhaustive-deps -- the clock only determines today's date
    [blocks, locale, flow, text, format, giftRest],
  );
  return views.map((view) => <Block key={view.key} view={view} />);
};

const Block = ({ view }: { readonly view: HomeBlockView }) => {
  switch (view.kind) {
    case 'main-selling-points':
      return <SellingPoints items={view.items} variant={view.variant} />;
    case 'top-search-results':
      return <TopResults title={view.title} link={view.link} offers={view.offers} />;
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
