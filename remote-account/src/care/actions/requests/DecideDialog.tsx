import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CareDecision, CareRequestView } from '@detour/shared-contracts/api';
import { Button, Dialog, ErrorBlock, Note, Skeleton, text as type } from '@detour/shared-ui';
import { useApi, useFormat } from '@detour/remote-kit';
import { FailureNote } from '../../../form/FailureNote';
import { formStyles } from '../../../form/form.styles';
import { useText } from '../../../text';
import { failureTexts, titleOf } from '../action-words';
import { requestQuery } from '../actions.query';
import { actionStyles as styles } from '../actions.styles';
import { Outcome } from '../frame/Outcome';
import { Preview } from '../Preview';
import { ReasonField } from '../ReasonField';
import { useDecision } from './useDecision';
import type { Names } from '../../../contract';

interface DecideDialogProps {
  /** Null while it is closed. */
  readonly requestId: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The requested action, its current effect, and the decision with its reason. */
export const DecideDialog = ({ requestId, onClose, onDone }: DecideDialogProps) => {
  const text = useText();
  return (
    <Dialog
      open={requestId !== null}
      onClose={onClose}
      title={text('asks.dialog')}
      closeLabel={text('ui.close')}
      mobile="full"
      data-testid="care-decide"
    >
      {requestId !== null && <Asked requestId={requestId} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
};

type AskedProps = Omit<DecideDialogProps, 'requestId'> & { readonly requestId: string };

const Asked = ({ requestId, onClose, onDone }: AskedProps) => {
  const text = useText();
  const query = useQuery(requestQuery(useApi<Names>(), requestId));
  const [decided, setDecided] = useState<CareDecision['decision'] | null>(null);
  if (decided)
    return (
      <Outcome next={<Button onClick={onClose}>{text('ui.close')}</Button>}>
        {text(decided === 'approved' ? 'asks.doneApproved' : 'asks.doneRefused')}
      </Outcome>
    );
  if (!query.data)
    return query.isError ? (
      <ErrorBlock
        message={text('asks.failed')}
        retryLabel={text('ui.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton width="100%" height="14rem" radius="m" />
    );
  const finish = (decision: CareDecision['decision']): void => {
    setDecided(decision);
    onDone();
  };
  return <DecideForm view={query.data} onReload={() => query.refetch()} onDone={finish} />;
};

interface DecideFormProps {
  readonly view: CareRequestView;
  readonly onReload: () => Promise<unknown>;
  readonly onDone: (decision: CareDecision['decision']) => void;
}

const DecideForm = ({ view: { request, preview }, onReload, onDone }: DecideFormProps) => {
  const text = useText();
  const format = useFormat();
  const deciding = useDecision({ requestId: request.id, preview, onReload, onDone });
  return (
    <form noValidate css={styles.column} onSubmit={(event) => event.preventDefault()}>
      <p>
        <strong>{`${titleOf(request.action.kind, text)} – ${format.price(request.amount)}`}</strong>
        <span css={[type.small, type.muted, styles.second]}>
          {text('asks.order', { number: request.orderNumber, name: request.customer })}
        </span>
      </p>
      <blockquote css={styles.preview}>
        <p>{request.reason}</p>
        <p css={[type.small, type.muted]}>{request.askedBy}</p>
      </blockquote>
      <Preview preview={preview} tellsSecond={false} />
      <ReasonField value={deciding.reason} isMissing={deciding.isTried} onType={deciding.setReason} />
      <div role="alert">{deciding.isChanged && <Note tone="warning">{text('act.changed')}</Note>}</div>
      <FailureNote failure={deciding.failure} texts={failureTexts} />
      <div css={formStyles.actions}>
        <Button
          busy={deciding.busy === 'approved'}
          disabled={preview.refusal !== null}
          onClick={() => void deciding.decide('approved')}
        >
          {text('asks.approve')}
        </Button>
        <Button
          kind="quiet"
          busy={deciding.busy === 'refused'}
          onClick={() => void deciding.decide('refused')}
        >
          {text('asks.refuse')}
        </Button>
      </div>
    </form>
  );
};
