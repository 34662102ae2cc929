import { css } from '@emotion/react';
import { useState } from 'react';
import type { ExperimentView, MoveExperiment } from '@detour/shared-contracts/api';
import { Button } from '@detour/shared-ui';
import { ConfirmDialog } from '../editing/ConfirmDialog';
import { useText } from '../text';

type Action = MoveExperiment['action'];

export interface ExperimentActionsProps {
  readonly view: ExperimentView;
  readonly mayStart: boolean;
  readonly onEdit: () => void;
  readonly onMove: (action: Action) => Promise<unknown>;
}

const actionsOf = ({ view: { state }, mayStart }: ExperimentActionsProps): readonly Action[] => {
  if (state === 'draft') return mayStart ? ['start', 'drop'] : ['drop'];
  if (state === 'running') return mayStart ? ['stop', 'kill'] : ['kill'];
  return [];
};

/** What a member of staff may do with an experiment now. Each action asks first. */
export const ExperimentActions = (props: ExperimentActionsProps) => {
  const text = useText();
  const { view, mayStart, onEdit, onMove } = props;
  const [asked, setAsked] = useState<Action | null>(null);
  const actions = actionsOf(props);
  if (actions.length === 0) return null;
  return (
    <div css={row}>
      {(view.state === 'draft' || mayStart) && (
        <Button kind="quiet" size="small" onClick={onEdit}>
          {text('experiments.edit')}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          kind={action === 'start' ? 'brand' : 'quiet'}
          size="small"
          onClick={() => setAsked(action)}
        >
          {text(`experiments.${action}`)}
        </Button>
      ))}
      {actions.map((action) => (
        <ConfirmDialog
          key={action}
          open={asked === action}
          title={view.title}
          sentence={text(`experiments.${action}Text`)}
          action={text(`experiments.${action}`)}
          onClose={() => setAsked(null)}
          onConfirm={() => onMove(action)}
        />
      ))}
    </div>
  );
};

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  paddingBlockStart: 'var(--space-2)',
});
