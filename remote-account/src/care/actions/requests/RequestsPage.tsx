import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CareRequests } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, EmptyState, ErrorBlock, Note, Skeleton, text as type, textLink } from '@detour/shared-ui';
import { isApiError, useApi, useHost, useSite } from '@detour/remote-kit';
import { useText } from '../../../text';
import { DeskFrame } from '../../desk/DeskFrame';
import { SignedOut } from '../../desk/SignedOut';
import { requestsQuery } from '../actions.query';
import { DecideDialog } from './DecideDialog';
import { RequestList } from './RequestList';
import type { Names } from '../../../contract';

/** Actions that wait for a second person, and those decided in the last week. */
export const RequestsPage = () => {
  const text = useText();
  const { locale } = useSite();
  const { navigation } = useHost<Names>();
  const desk = printPath<Names>('care', locale);
  const leave = (): void => void navigation.navigate(desk);
  return (
    <DeskFrame
      testId="page-care-requests"
      keys={{ Escape: leave, '/': leave }}
      head={
        <>
          <Anchor href={desk} css={textLink}>
            {text('file.back')}
          </Anchor>
          <h1 css={type.h2}>{text('asks.title')}</h1>
        </>
      }
    >
      <Requests />
    </DeskFrame>
  );
};

const Requests = () => {
  const text = useText();
  const query = useQuery(requestsQuery(useApi<Names>()));
  const { data, error, isFetching, refetch } = query;
  if (isApiError(error) && error.status === 401) return <SignedOut />;
  if (!data)
    return error ? (
      <ErrorBlock
        message={text('asks.failed')}
        retryLabel={text('ui.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton width="100%" height="16rem" radius="m" />
    );
  return <Loaded data={data} isStale={error !== null} onDone={() => void refetch()} />;
};

interface LoadedProps {
  readonly data: CareRequests;
  /** The last reading failed. */
  readonly isStale: boolean;
  readonly onDone: () => void;
}

const Loaded = ({ data: { requests, mayDecide }, isStale, onDone }: LoadedProps) => {
  const text = useText();
  const [open, setOpen] = useState<string | null>(null);
  const waiting = requests.filter(({ decision }) => decision === null);
  const decided = requests.filter(({ decision }) => decision !== null);
  return (
    <>
      {isStale && <Note tone="warning">{text('file.stale')}</Note>}
      {!mayDecide && <Note>{text('asks.leadsOnly')}</Note>}
      {waiting.length === 0 ? (
        <EmptyState title={text('asks.noneTitle')} sentence={text('asks.noneText')} />
      ) : (
        <RequestList requests={waiting} onOpen={mayDecide ? setOpen : null} label={text('asks.waiting')} />
      )}
      {decided.length > 0 && <RequestList requests={decided} onOpen={null} label={text('asks.decided')} />}
      <DecideDialog requestId={open} onClose={() => setOpen(null)} onDone={onDone} />
    </>
  );
};
