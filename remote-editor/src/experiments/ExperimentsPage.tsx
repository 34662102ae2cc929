import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExperimentList, ExperimentView, MoveExperiment } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, LiveRegion, Note, text as type } from '@detour/shared-ui';
import { useApi, useSite, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';
import { EditorFrame } from '../EditorFrame';
import { Loaded } from '../session/Loaded';
import { useText } from '../text';
import { formOf, newForm } from './experiment-form';
import { experimentFailure } from './experiment-words';
import { ExperimentCard } from './ExperimentCard';
import { ExperimentDialog } from './ExperimentDialog';
import { moveExperiment } from './experiments.client';
import { experimentsQuery } from './experiments.query';
import { useExperimentForm } from './useExperimentForm';

/** Experiments of the shop: drafts, what runs, results, and the switch that ends one at once. @spec FLAG-021 */
export const ExperimentsPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <EditorFrame
      testId="page-experiments"
      title={text('experiments.title')}
      back={{ label: text('list.back'), href: printPath<Names>('care', locale) }}
    >
      <p css={type.muted}>{text('experiments.lead')}</p>
      <Experiments />
    </EditorFrame>
  );
};

const Experiments = () => {
  const text = useText();
  const { refetch, ...query } = useQuery(experimentsQuery(useApi<Names>()));
  return (
    <Loaded {...query} onRetry={refetch} failed={text('experiments.failed')}>
      {(list) => <List list={list} onChanged={() => void refetch()} />}
    </Loaded>
  );
};

interface ListProps {
  readonly list: ExperimentList;
  readonly onChanged: () => void;
}

/** A move, with what the page says afterwards. A lost response is harmless: each move is valid in one state only. */
const useMove = (onChanged: () => void) => {
  const text = useText();
  const api = useApi<Names>();
  const [state, setState] = useState({ told: '', failure: null as ApiError | null });
  const move = async ({ uuid, version }: ExperimentView, action: MoveExperiment['action']): Promise<void> => {
    const answer = await moveExperiment(api, uuid, { base: version, action });
    setState(
      answer.ok
        ? { told: text(`experiments.${action}Done`), failure: null }
        : { told: '', failure: answer.error },
    );
    onChanged();
  };
  return { ...state, move };
};

const List = ({ list: { declared, experiments, mayStart }, onChanged }: ListProps) => {
  const text = useText();
  const editing = useExperimentForm(onChanged);
  const { told, failure, move } = useMove(onChanged);
  const [first] = declared;
  const edited = experiments.find(({ uuid }) => uuid === editing.form?.uuid);
  return (
    <>
      {first && (
        <div>
          <Button onClick={() => editing.open(newForm(crypto.randomUUID(), first))}>
            {text('experiments.new')}
          </Button>
        </div>
      )}
      <LiveRegion message={told} />
      <div role="alert">
        {failure !== null && <Note tone="danger">{experimentFailure(failure, text)}</Note>}
      </div>
      {told !== '' && <Note tone="positive">{told}</Note>}
      {experiments.length === 0 && <Note>{text('experiments.none')}</Note>}
      <div css={column}>
        {experiments.map((view) => (
          <ExperimentCard
            key={view.uuid}
            view={view}
            mayStart={mayStart}
            onEdit={() => editing.open(formOf(view))}
            onMove={(action) => move(view, action)}
          />
        ))}
      </div>
      <ExperimentDialog declared={declared} editing={editing} isRunning={edited?.state === 'running'} />
    </>
  );
};

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' });
