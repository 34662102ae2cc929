import { css } from '@emotion/react';
import type { AnalyticsFunnel } from '@detour/shared-contracts/api';
import { text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { figure, figureList, figureRow, figures } from '../figures.styles';
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
        <dd css={[type.body, figure]}>{format.count(visits)}</dd>
      </div>
      {funnelSteps.map((step) => (
        <div key={step} data-step={step}>
          <dt css={type.small}>{text(`analytics.${step}`)}</dt>
          <dd css={[type.body, figure]}>
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
  <ul css={figureList}>
    {lines.map((line) => (
      <li key={line.id} css={figureRow} data-testid="funnel-row" data-row={line.id}>
        <div css={nameStyle}>
          <strong css={type.body}>{line.name}</strong>
          <span css={type.small}>{line.detail}</span>
        </div>
        <Funnel {...line} />
      </li>
    ))}
  </ul>
);

const nameStyle = css({ display: 'grid', alignContent: 'start', overflowWrap: 'anywhere' });
const numbers = figures(5);
