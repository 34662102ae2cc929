import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { container, EmptyState, ErrorBlock, LinkButton, Pagination, text as type } from '@detour/shared-ui';
import { useApi, useFormat, useShopLocation, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { onlyBoxes, priceSpanOf, toBoxView, type WireBox } from './box.view-model';
import { BoxesBanner } from './BoxesBanner';
import { boxesQuery } from './boxes.query';
import { boxesPerPage, boxPageAddress, boxPageOf } from './box-pages';
import { BoxGrid, BoxGridSkeleton } from './BoxGrid';
import { useBoxesShown } from './useBoxesShown';
import { useBoxMigration } from './useBoxMigration';
import type { Names } from '../contract';

/** @spec BOX-001 BOX-002 BOX-003 BOX-013 BOX-028 */
export const BoxesPage = () => {
  const text = useText();
  const { locale } = useSite();
  const { data, isPending, isFetching, refetch } = useQuery(boxesQuery(useApi<Names>(), locale));
  useBoxMigration();
  return (
    <div data-testid="page-boxes" css={[container, frame]}>
      <BoxesBanner />
      {data ? (
        <Boxes data={data} />
      ) : isPending ? (
        <BoxGridSkeleton />
      ) : (
        <ErrorBlock
          message={text('error.generic')}
          retryLabel={text('ui.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
          minHeight="20rem"
        />
      )}
    </div>
  );
};

const Boxes = ({ data }: { readonly data: readonly WireBox[] }) => {
  const boxes = useMemo(() => onlyBoxes(data), [data]);
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const page = boxPageOf(useShopLocation().search, boxes.length);
  const span = priceSpanOf(boxes, format);
  const shown = useMemo(() => boxes.slice(page * boxesPerPage, (page + 1) * boxesPerPage), [boxes, page]);
  useBoxesShown(shown);
  if (!span) {
    return (
      <EmptyState
        title={text('boxes.empty')}
        sentence={text('boxes.emptyText')}
        action={<LinkButton href={printPath<Names>('search', locale)}>{text('boxes.seeStays')}</LinkButton>}
      />
    );
  }
  const pages = Math.ceil(boxes.length / boxesPerPage);
  const views = shown.map((box) => toBoxView(box, { locale, format, text }));
  return (
    <>
      <p css={type.label}>{text('boxes.count', { count: boxes.length, ...span })}</p>
      <BoxGrid boxes={views} />
      <div css={centred}>
        <Pagination
          current={page + 1}
          count={pages}
          hrefOf={(number) => boxPageAddress(locale, number - 1)}
          label={text('boxes.pages')}
          pageLabel={(number) => text('boxes.page', { page: number })}
          previousLabel={text('ui.previous')}
          nextLabel={text('ui.next')}
        />
      </div>
      {views.some(({ price }) => price.reference) && (
        <p css={[type.small, type.muted]}>{text('boxes.crossedOut')}</p>
      )}
    </>
  );
};

const centred = css({ display: 'grid', justifyItems: 'center' });
const frame = css({ display: 'grid', gap: 'var(--space-8)', paddingBlockStart: 'var(--space-6)' });
