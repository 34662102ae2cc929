import { css } from '@emotion/react';
import { useIntl } from 'react-intl';
import type { Clock } from '@detour/shared-contracts/base';
import type { SiteContext } from '@detour/shared-contracts/mount';
import {
  Button,
  container,
  DetourDrawing,
  LinkButton,
  media,
  RefreshIcon,
  text as type,
} from '@detour/shared-ui';
import { useCountdown } from '../banners/useCountdown';
import { useFrameText } from '../useFrameText';

interface SlotFailure {
  /** Support reference of the report: `search-7f3a`. */
  readonly reference: string;
  /** Milliseconds, UTC. */
  readonly at: number;
}

export interface SlotPanelProps {
  readonly site: SiteContext;
  readonly homeHref: string;
  readonly failure: SlotFailure;
  /** Time of the next automatic retry (ms UTC). Null when only the visitor retries. */
  readonly retryAt: number | null;
  /** A retry is in progress. */
  readonly retrying?: boolean;
  readonly clock: Clock;
  readonly onRetry: () => void;
}

/** Shown instead of a page that failed to load. Frame and search stay. @spec SHELL-010 */
export const SlotPanel = ({
  site,
  homeHref,
  failure,
  retryAt,
  retrying = false,
  clock,
  onRetry,
}: SlotPanelProps) => {
  const text = useFrameText();
  const intl = useIntl();
  const seconds = useCountdown(retrying ? null : retryAt, clock);
  const date = intl.formatDate(failure.at, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
  });
  return (
    <section data-testid="remote-failed" css={[container, panel]}>
      <DetourDrawing width={360} />
      <div css={words}>
        {/* Announced once. The changing seconds are not announced. */}
        <div role="alert">
          <h1 css={type.h2}>{text('slot.title')}</h1>
        </div>
        <p css={[type.body, type.muted, type.figures, measure]}>
          {retrying
            ? text('slot.retrying')
            : seconds === null
              ? text('slot.waiting')
              : text('slot.retryIn', { seconds })}
        </p>
        <p css={actions}>
          <Button icon={<RefreshIcon />} busy={retrying} data-testid="remote-retry" onClick={onRetry}>
            {text('ui.retry')}
          </Button>
          <LinkButton kind="quiet" href={homeHref}>
            {text('shell.goHome')}
          </LinkButton>
        </p>
        <p css={[type.small, type.muted, type.figures]}>
          {text('slot.reference', { reference: failure.reference, date })}
        </p>
      </div>
    </section>
  );
};

const panel = css({
  display: 'grid',
  marginBlockStart: 'var(--space-8)',
  gridTemplateColumns: 'minmax(0, 22.5rem) 1fr',
  gap: '4rem',
  alignItems: 'center',
  minHeight: '30rem',
  padding: '3rem 4rem',
  border: '1px dashed var(--color-line-strong)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 14rem) 1fr', gap: '2.5rem', padding: '2.5rem' },
  [media.mobile]: {
    gridTemplateColumns: '1fr',
    gap: 'var(--space-6)',
    minHeight: 0,
    padding: 'var(--space-6) var(--space-5)',
  },
});

const words = css({
  display: 'grid',
  gap: 'var(--space-3)',
  justifyItems: 'start',
  [media.mobile]: { justifyItems: 'stretch' },
});
const measure = css({ maxWidth: '31rem' });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  marginBlock: 'var(--space-3)',
});
