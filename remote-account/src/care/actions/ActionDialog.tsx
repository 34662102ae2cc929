import { useState } from 'react';
import type { CareActionKind, CareActionResponse, CareActions } from '@detour/shared-contracts/api';
import { Button, Dialog, ErrorBlock, Note, Skeleton } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../security/security.view-model';
import { useText } from '../../text';
import { actionWords, failureTexts } from './action-words';
import { ActionFields } from './fields/ActionFields';
import { Outcome } from './frame/Outcome';
import { ReasonForm } from './frame/ReasonForm';
import { Preview } from './Preview';
import { useAction } from './useAction';
import { wrongMembers } from './wrong-members';

interface ActionDialogProps {
  readonly orderNumber: string;
  /** Null while it is closed. */
  readonly kind: CareActionKind | null;
  readonly actions: CareActions;
  readonly onClose: () => void;
  /** Something has happened to the order. */
  readonly onDone: () => void;
}

/** Dialog of one action: its fields, a preview as the customer would see it, the reason, and finally the result. */
export const ActionDialog = ({ orderNumber, kind, actions, onClose, onDone }: ActionDialogProps) => {
  const text = useText();
  const [done, setDone] = useState<CareActionResponse | null>(null);
  const close = (): void => {
    setDone(null);
    onClose();
  };
  const finish = (answer: CareActionResponse): void => {
    setDone(answer);
    onDone();
  };
  return (
    <Dialog
      open={kind !== null}
      onClose={close}
      title={kind ? text(actionWords[kind].title) : ''}
      closeLabel={text('ui.close')}
      mobile="full"
      data-testid="care-action"
    >
      {kind && done && <Done kind={kind} done={done} onClose={close} />}
      {kind && !done && (
        <ActionForm
          key={kind}
          orderNumber={orderNumber}
          kind={kind}
          actions={actions}
          onDone={finish}
          onLeave={close}
        />
      )}
    </Dialog>
  );
};

interface DoneProps {
  readonly kind: CareActionKind;
  readonly done: CareActionResponse;
  readonly onClose: () => void;
}

const Done = ({ kind, done: { request, payment }, onClose }: DoneProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <Outcome
      tone={request || payment ? 'neutral' : 'positive'}
      next={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      {request && text('act.asked')}
      {payment &&
        text(kind === 'exchange' ? 'act.exchangeToPay' : 'act.toPay', {
          amount: format.price(payment.amount),
          moment: momentOf(payment.until, text, { format, locale }),
        })}
      {!request && !payment && text(actionWords[kind].done)}
    </Outcome>
  );
};

interface ActionFormProps extends Pick<ActionDialogProps, 'orderNumber' | 'actions'> {
  readonly kind: CareActionKind;
  readonly onDone: (done: CareActionResponse) => void;
  readonly onLeave: () => void;
}

const ActionForm = ({ orderNumber, kind, actions, onDone, onLeave }: ActionFormProps) => {
  const text = useText();
  const acting = useAction({ orderNumber, kind, actions, onDone });
  const { query, isShown, isTried, draft } = acting;
  const preview = query.data;
  const needsSecond = isShown && preview?.needsSecond === true;
  return (
    <ReasonForm
      reason={acting.reason}
      isTried={isTried}
      onReason={acting.setReason}
      failure={acting.failure}
      texts={failureTexts}
      submitLabel={text(needsSecond ? 'act.ask' : actionWords[kind].confirm)}
      busy={acting.busy}
      disabled={isShown && preview?.refusal != null}
      alert={
        <>
          {acting.isChanged && <Note tone="warning">{text('act.changed')}</Note>}
          {isTried && !acting.hasAction && <Note tone="warning">{text('act.incomplete')}</Note>}
        </>
      }
      onSubmit={acting.confirm}
      onLeave={onLeave}
    >
      <ActionFields
        kind={kind}
        draft={draft}
        actions={actions}
        preview={preview}
        onType={acting.type}
        wrong={wrongMembers(query.error)}
      />
      {acting.hasAction && <PreviewPlace query={query} isShown={isShown} />}
    </ReasonForm>
  );
};

interface PreviewPlaceProps {
  readonly query: ReturnType<typeof useAction>['query'];
  readonly isShown: boolean;
}

const PreviewPlace = ({
  query: { data, isError, error, isFetching, refetch },
  isShown,
}: PreviewPlaceProps) => {
  const text = useText();
  if (isError && wrongMembers(error).size > 0) return null;
  if (isError && !isFetching)
    return (
      <ErrorBlock
        message={text('act.previewFailed')}
        retryLabel={text('ui.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton width="100%" height="7rem" radius="m" />;
  return (
    <div aria-live="polite" aria-busy={!isShown}>
      <Preview preview={data} isOld={!isShown} />
    </div>
  );
};
