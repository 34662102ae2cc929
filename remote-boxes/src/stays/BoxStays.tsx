import { css } from '@emotion/react';
import { useId, useRef, useState, type RefObject } from 'react';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorBlock,
  IconButton,
  MapIcon,
  media,
  preloadMap,
  SectionHeader,
  Skeleton,
  text as type,
  useScrollEnds,
} from '@detour/shared-ui';
import { useText } from '../text';
import { StaysMap } from './StaysMap';
import { StaysRail } from './StaysRail';
import { useBoxStays } from './useBoxStays';

/** The stays that a box unlocks: a paged carousel with a map. @spec BOX-007 BOX-008 */
export const BoxStays = ({ code }: { readonly code: string }) => {
  const text = useText();
  const titleId = useId();
  const { stays, total, hasMore, failed, loading, more } = useBoxStays(code);
  const rail = useRef<HTMLUListElement>(null);
  const [isMapOpen, setMapOpen] = useState(false);
  if (stays?.length === 0) return null;
  const retry = (
    <ErrorBlock
      message={text('error.generic')}
      retryLabel={text('ui.retry')}
      retrying={loading}
      onRetry={more}
      minHeight="10rem"
    />
  );
  if (!stays) return failed ? retry : <Skeleton width="100%" height="24rem" radius="l" />;
  return (
    <section css={section} aria-labelledby={titleId} data-testid="box-stays" data-count={total}>
      <SectionHeader
        id={titleId}
        title={text('box.staysAvailable', { count: total })}
        link={<Tools rail={rail} hasMore={hasMore} onMap={() => setMapOpen(true)} />}
      />
      <div css={halves}>
        <StaysRail
          label={text('box.staysCarousel')}
          stays={stays}
          rail={rail}
          hasMore={hasMore}
          failed={failed}
          onMore={more}
        />
        <StaysMap code={code} open={isMapOpen} onOpen={setMapOpen} />
      </div>
      {failed && retry}
      <p css={[type.small, type.muted, note]}>{text('gift.taxNote')}</p>
    </section>
  );
};

interface ToolsProps {
  readonly rail: RefObject<HTMLUListElement | null>;
  /** A further page follows the last card. */
  readonly hasMore: boolean;
  onMap(): void;
}

const Tools = ({ rail, hasMore, onMap }: ToolsProps) => {
  const text = useText();
  const ends = useScrollEnds(rail);
  const scroll = (direction: 1 | -1): void =>
    rail.current?.scrollBy({ left: direction * rail.current.clientWidth, behavior: 'smooth' });
  return (
    <div css={tools}>
      <div css={belowDesktop}>
        <Button
          kind="quiet"
          size="small"
          width="label"
          icon={<MapIcon />}
          onPointerEnter={preloadMap}
          onClick={onMap}
        >
          {text('search.seeOnMap')}
        </Button>
      </div>
      <div css={paging}>
        <IconButton
          look="outlined"
          label={text('ui.previous')}
          icon={<ChevronLeftIcon />}
          // Not `disabled`: the button would lose the focus at the end.
          aria-disabled={ends.start || undefined}
          onClick={() => scroll(-1)}
        />
        <IconButton
          look="outlined"
          label={text('ui.next')}
          icon={<ChevronRightIcon />}
          aria-disabled={(ends.end && !hasMore) || undefined}
          onClick={() => scroll(1)}
        />
      </div>
    </div>
  );
};

const section = css({ minWidth: 0 });
const note = css({ marginBlockStart: 'var(--space-4)' });
const tools = css({ display: 'flex', gap: 'var(--space-3)', alignItems: 'center' });
const belowDesktop = css({ [media.desktop]: { display: 'none' } });
const paging = css({ display: 'flex', gap: 'var(--space-2)', [media.mobile]: { display: 'none' } });
const halves = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
  gap: 'var(--space-6)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
