import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Homepage } from '@detour/shared-contracts/api';
import { readFlow } from '@detour/shared-contracts/rules';
import { Container, ErrorBlock, media } from '@detour/shared-ui';
import { useApi, useShopLocation, useSite } from '@detour/remote-kit';
import { headerSentences } from '../searchbox/flow-words';
import { SearchBox } from '../searchbox/SearchBox';
import { useText } from '../text';
import { useDataReport } from '../useDataReport';
import { HomeBlocks } from './HomeBlocks';
import { HomePromoBar } from './blocks/HomePromoBar';
import { homepageQuery } from './homepage.query';
import { Jumbotron } from './blocks/Jumbotron';
import type { Names } from '../contract';

/** Title, picture and search box first, then the content blocks. Search works without content. */
export const HomePage = () => {
  const text = useText();
  const { locale } = useSite();
  const flow = readFlow(useShopLocation().search);
  const query = useQuery(homepageQuery(useApi<Names>(), { locale, flow }));
  const { data, error } = query;
  useDataReport('SEARCH-307', error);
  return (
    <div data-testid="page-home">
      <Container css={page}>
        <Jumbotron {...jumbotronOf(data, text(headerSentences[flow]))} loading={query.isPending}>
          <SearchBox look="panel" flow={flow} labelOf={() => ''} />
        </Jumbotron>
        {data?.promoBar && <HomePromoBar bar={data.promoBar} tabs={data.header.tabs} />}
        {data && <HomeBlocks blocks={data.blocks} flow={flow} />}
        {error && (
          <ErrorBlock
            message={text('home.failed')}
            retryLabel={text('ui.retry')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
            minHeight="16rem"
          />
        )}
      </Container>
    </div>
  );
};

const jumbotronOf = (home: Homepage | undefined, title: string) =>
  home ? home.jumbotron : { title, subtitle: '', image: null };

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-section)',
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
  [media.mobile]: { gap: '3rem' },
});
