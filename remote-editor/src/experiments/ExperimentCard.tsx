import { css } from '@emotion/react';
import type { ExperimentView } from '@detour/shared-contracts/api';
import { Tag, text as type, type TagTone } from '@detour/shared-ui';
import { useText } from '../text';
import { useMoment } from '../words/useMoment';
import { ArmResults } from './ArmResults';
import { ExperimentActions, type ExperimentActionsProps } from './ExperimentActions';
import { experimentName } from './experiment-words';

/** What visitors get of it now. */
const stateOf = ({ state, isActive, until }: ExperimentView) => {
  if (state !== 'running') return state;
  if (isActive) return 'running';
  return until !== null ? 'waiting' : 'scheduled';
};

const tones: Readonly<Record<ReturnType<typeof stateOf>, TagTone>> = {
  draft: 'warning',
  running: 'positive',
  scheduled: 'accent',
  waiting: 'accent',
  stopped: 'neutral',
  killed: 'danger',
};

/** One experiment with its state, results and actions. */
export const ExperimentCard = (props: ExperimentActionsProps) => {
  const text = useText();
  const { view } = props;
  const state = stateOf(view);
  return (
    <article css={card} data-testid="experiment" data-state={view.state}>
      <header css={head}>
        <h2 css={type.h3}>{view.title}</h2>
        <Tag tone={tones[state]}>{text(`experiments.state_${state}`)}</Tag>
      </header>
      <p css={type.muted}>
        {experimentName(view.experiment, text)}
        {' · '}
        {view.locales.map((locale) => text(`locale.${locale}`)).join(', ')}
      </p>
      <Dates view={view} />
      <ArmResults {...view} />
      <ExperimentActions {...props} />
    </article>
  );
};

const Dates = ({ view: { from, until, changedBy, changedAt } }: Pick<ExperimentActionsProps, 'view'>) => {
  const text = useText();
  const moment = useMoment();
  const lines = [
    ...(from === null ? [] : [text('experiments.begins', { moment: moment(from) })]),
    ...(until === null ? [] : [text('experiments.ends', { moment: moment(until) })]),
    text('experiments.changed', { name: changedBy, moment: moment(changedAt) }),
  ];
  return (
    <p css={type.small}>
      {lines.map((line) => (
        <span key={line} css={block}>
          {line}
        </span>
      ))}
    </p>
  );
};

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' });
const block = css({ display: 'block' });
