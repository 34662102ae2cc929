import { css } from '@emotion/react';
import { Skeleton, StressMessages, text } from '@detour/shared-ui';
import { CriteriaGate } from '@detour/remote-kit';
import { Cancellation } from './PanelState';
import type { PanelView } from './panel.view-model';

/** Mobile: what the panel says on wider screens. Rooms left, cancellation and tourist tax, below the selection. */
export const StayFacts = ({ view }: { readonly view: PanelView }) => (
  <CriteriaGate skeleton={<FactsSkeleton />}>
    <Facts view={view} />
  </CriteriaGate>
);

const Facts = ({ view }: { readonly view: PanelView }) => {
  if (view.kind === 'loading') return <FactsSkeleton />;
  if (view.kind !== 'from' && view.kind !== 'quoted') return null;
  return (
    <div css={facts} data-testid="stay-facts">
      <Cancellation line={view.cancellation} />
      {view.tax && <p css={[text.small, text.muted]}>{view.tax}</p>}
      {view.kind === 'quoted' && (
        <StressMessages messages={view.stress.filter(({ kind }) => kind === 'rooms-left')} />
      )}
    </div>
  );
};

const FactsSkeleton = () => (
  <div css={facts} aria-busy="true">
    <Skeleton width="100%" height="1.3rem" />
    <Skeleton width="70%" height="1.2rem" />
  </div>
);

const facts = css({ display: 'grid', gap: 'var(--space-2)', marginTop: 'var(--space-3)' });
