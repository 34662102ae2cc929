import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { printPath } from '@detour/shared-contracts/sites';
import { Breadcrumb, container, EmptyState, ErrorBlock, LinkButton } from '@detour/shared-ui';
import { isApiError, useApi, useHydrated, useRoute, useSite, WishlistNotices } from '@detour/remote-kit';
import { BoxStays } from '../stays/BoxStays';
import { useText } from '../text';
import { boxCodeOf } from './box-code';
import { boxCrumbs } from './box-crumbs';
import { boxQuery } from './box.query';
import { BoxSheet } from './BoxSheet';
import { BoxSkeleton } from './BoxSkeleton';
import { HowItWorks } from './HowItWorks';
import type { Names } from '../contract';

/** A gift box: its contents, formats, and the stays that it unlocks. @spec BOX-004 BOX-007 BOX-010 BOX-013 */
export const BoxPage = () => {
  const text = useText();
  const { locale } = useSite();
  const code = boxCodeOf(useRoute());
  const { data: box, error, isFetching, refetch } = useQuery(boxQuery(useApi<Names>(), locale, code));
  return (
    <div data-testid="page-box" css={[container, page]}>
      <Breadcrumb label={text('nav.breadcrumb')} crumbs={boxCrumbs(box?.title, { locale, text })} />
      {box ? (
        <div key={box.code} css={sections}>
          <BoxSheet box={box} />
          <BoxStays code={box.code} />
          <HowItWorks />
          <WishlistNotices<Names> text={text} />
        </div>
      ) : (
        <BoxMissing error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
};

interface BoxMissingProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const BoxMissing = ({ error, retrying, onRetry }: BoxMissingProps) => {
  const text = useText();
  const { locale } = useSite();
  const hydrated = useHydrated();
  // A failure on the server is not passed to the browser, which starts with the server's skeleton.
  if (!error || !hydrated) return <BoxSkeleton />;
  return isApiError(error) && error.status === 404 ? (
    <EmptyState
      level={1}
      title={text('box.unknown')}
      sentence={text('box.unknownText')}
      action={<LinkButton href={printPath<Names>('boxes', locale)}>{text('boxes.seeBoxes')}</LinkButton>}
    />
  ) : (
    <ErrorBlock
      message={text('error.generic')}
      retryLabel={text('ui.retry')}
      retrying={retrying}
      onRetry={onRetry}
      minHeight="30rem"
    />
  );
};

const page = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-4) var(--space-10)',
});
const sections = css({ display: 'grid', gap: 'var(--space-section)', minWidth: 0 });
