import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CareActionKind, CareActions as Actions } from '@detour/shared-contracts/api';
import { Button, ErrorBlock, Skeleton, text as type } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { useText } from '../../text';
import { ActForDialog } from './acting/ActForDialog';
import { ActionDialog } from './ActionDialog';
import { actionWords, isKind, refusalOf } from './action-words';
import { actionsQuery } from './actions.query';
import { actionStyles as styles } from './actions.styles';
import type { Names } from '../../contract';

interface CareActionsProps {
  readonly orderNumber: string;
  /** Called after an action, to request the file again. */
  readonly onDone: () => void;
}

/** Actions of this member of staff on an order. */
export const CareActions = ({ orderNumber, onDone }: CareActionsProps) => {
  const text = useText();
  const query = useQuery(actionsQuery(useApi<Names>(), orderNumber));
  const client = useQueryClient();
  const done = (): void => {
    void client.invalidateQueries({ queryKey: ['care-actions', orderNumber] });
    onDone();
  };
  return (
    <section css={styles.column} aria-labelledby="care-actions" data-testid="care-actions">
      <h2 id="care-actions" css={type.h3}>
        {text('act.title')}
      </h2>
      {query.data ? (
        <ActionList orderNumber={orderNumber} actions={query.data} onDone={done} />
      ) : query.isError ? (
        <ErrorBlock
          message={text('act.loadFailed')}
          retryLabel={text('ui.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton width="100%" height="16rem" radius="m" />
      )}
    </section>
  );
};

interface ActionListProps extends CareActionsProps {
  readonly actions: Actions;
}

const ActionList = ({ orderNumber, actions, onDone }: ActionListProps) => {
  const text = useText();
  const [open, setOpen] = useState<CareActionKind | null>(null);
  const [isActing, setActing] = useState(false);
  const possible = actions.actions.flatMap(({ kind, refusal }) =>
    isKind(kind) && refusal === null ? [kind] : [],
  );
  const others = actions.actions.flatMap(({ kind, refusal }) =>
    // Hides actions on parts that the order does not have.
    isKind(kind) && refusal !== null && refusal !== 'none' ? [{ kind, refusal }] : [],
  );
  return (
    <>
      <ul role="list" css={styles.list}>
        {possible.map((kind) => (
          <li key={kind}>
            <Button kind="quiet" size="small" css={styles.item} onClick={() => setOpen(kind)}>
              {text(actionWords[kind].title)}
            </Button>
          </li>
        ))}
        <li>
          <Button kind="quiet" size="small" css={styles.item} onClick={() => setActing(true)}>
            {text('actFor.title')}
          </Button>
        </li>
      </ul>
      {others.length > 0 && (
        <ul role="list" css={styles.list}>
          {others.map(({ kind, refusal }) => (
            <li key={kind} css={[type.small, type.muted]}>
              {`${text(actionWords[kind].title)} – ${refusalOf(refusal, text)}`}
            </li>
          ))}
        </ul>
      )}
      <ActionDialog
        orderNumber={orderNumber}
        kind={open}
        actions={actions}
        onClose={() => setOpen(null)}
        onDone={onDone}
      />
      <ActForDialog open={isActing} orderNumber={orderNumber} onClose={() => setActing(false)} />
    </>
  );
};
