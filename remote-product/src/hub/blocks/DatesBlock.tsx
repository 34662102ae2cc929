import { css } from '@emotion/react';
import { ArrowRightIcon, media, text } from '@detour/shared-ui';
import type { DatesView } from '../hub.view-model';

/** Arrival and departure in large type. */
export const DatesBlock = ({ dates }: { readonly dates: DatesView }) => (
  <div>
    <dl css={grid}>
      {[dates.arrival, dates.departure].map(({ label, weekday, day, time }, index) => (
        <div key={label} css={side}>
          <dt css={[text.small, text.muted]}>{label}</dt>
          <dd css={value}>
            <span css={text.muted}>{weekday}</span>
            <b css={large}>{day}</b>
            <span css={text.small}>{time}</span>
            {index === 0 && (
              <span css={arrow} aria-hidden="true">
                <ArrowRightIcon size={20} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
    <p css={[text.small, nights]}>{dates.nights}</p>
  </div>
);

// One under the other where a long month does not fit beside the other date.
const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-8)',
  margin: 0,
  [media.mobile]: { gridTemplateColumns: '1fr', gap: 'var(--space-5)' },
});
const side = css({ position: 'relative', minWidth: 0 });
const value = css({ display: 'grid', margin: 0 });
const large = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(1.25rem, 1.05rem + 1vw, 1.75rem)',
  fontWeight: 520,
  lineHeight: 1.15,
  marginBlock: '0.15rem 0.35rem',
  textWrap: 'balance',
});
const arrow = css({
  position: 'absolute',
  insetInlineEnd: 'calc(var(--space-8) / -2 - 10px)',
  top: '2.2rem',
  color: 'var(--color-ink-muted)',
  [media.mobile]: { display: 'none' },
});
const nights = css({
  marginTop: 'var(--space-4)',
  paddingTop: 'var(--space-3)',
  borderTop: 'var(--border-hairline)',
});
