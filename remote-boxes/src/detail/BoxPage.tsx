import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { printPath } from '@detour/shared-contracts';
import { Breadcrumb, container, ErrorBlock, Skeleton } from '@detour/shared-ui';
import { useApi, useFormat, useRoute, useSite } from '@detour/shared-ui/remote';
import { toBoxView } from '../listing/box.view-model';
import { boxesQuery } from '../listing/boxes.query';
import { useText } from '../text';
import { boxCodeOf } from './box-code';
import { BoxSheet } from './BoxSheet';

/** What a box holds and costs. It is not sold yet, and says so. @spec BOX-004 BOX-005 BOX-013 */
export const BoxPage = () => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const code = boxCodeOf(useRoute());
  const { data, isPending, isFetching, refetch } = useQuery(boxesQuery(useApi(), locale));
  const wire = data?.find((box) => box.code === code);
  const view = wire && toBoxView(wire, locale, format);
  return (
    <div data-testid="page-box" css={[container, page]}>
      <Breadcrumb
        label={text('nav.breadcrumb')}
        crumbs={[
          { label: text('nav.home'), href: printPath('home', locale) },
          { label: text('boxes.title'), href: printPath('boxes', locale) },
          ...(view ? [{ label: view.title }] : []),
        ]}
      />
      {view ? (
        <BoxSheet box={view} />
      ) : isPending ? (
        <Skeleton width="100%" height="30rem" radius="l" />
      ) : (
        <ErrorBlock
          message={text('error.generic')}
          retryLabel={text('ui.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
          minHeight="30rem"
        />
      )}
    </div>
  );
};

const page = css({ display: 'grid', gap: 'var(--space-5)', paddingBlockStart: 'var(--space-4)' });
