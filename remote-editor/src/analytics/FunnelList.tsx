import { css } from '@emotion/react';
import type { AnalyticsFunnel } from '@detour/shared-contracts/api';
import { media, text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { funnelSteps, rateOf, type FunnelLine } from './report.view-model';

/** Visits and their steps, with shares of the visits. On a phone two numbers stand beside each other. */
export const Funnel = (funnel: AnalyticsFunnel) => {
  const text = useText();
  const format = useFormat();
  const { visits } = funnel;
  return (
    <dl css={numbers}>
      <div>
        <dt css={type.small}>{text('analytics.visits')}</dt>
        <dd css={[type.body, amount]}>{format.count(visits)}</dd>
      </div>
      {funnelSteps.map((step) => (
        <div key={step} data-step={step}>
          <dt css={type.small}>{text(`analytics.${step}`)}</dt>
          <dd css={[type.body, amount]}>
            {text('analytics.share', {
              count: format.count(funnel[step]),
              rate: rateOf(funnel[step], visits, format),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** One funnel for each remote and release, or for each arm. */
export const FunnelList = ({ lines }: { readonly lines: readonly FunnelLine[] }) => (
  <ul css={list}>
    {lines.map((line) => (
      <li key={line.id} css={row} data-testid="funnel-row" data-row={line.id}>
        <div css={nameStyle}>
          <strong css={type.body}>{line.name}</strong>
          <span css={type.small}>{line.detail}</span>
        </div>
        <Funnel {...line} />
      </li>
    ))}
  </ul>
);

const list = css({ display: 'grid', gap: 'var(--space-3)', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  gap: 'var(--space-2) var(--space-4)',
  paddingBlockStart: 'var(--space-3)',
  borderBlockStart: '1px solid var(--color-line)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const nameStyle = css({ display: 'grid', alignContent: 'start', overflowWrap: 'anywhere' });
const numbers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(5rem, 1fr))',
  gap: 'var(--space-2) var(--space-4)',
  margin: 0,
  [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const amount = css({ margin: 0, fontVariantNumeric: 'tabular-nums' });
