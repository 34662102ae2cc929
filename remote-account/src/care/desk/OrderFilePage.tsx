import { useQuery } from '@tanstack/react-query';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, ErrorBlock, Skeleton, text as type, textLink, VisuallyHidden } from '@detour/shared-ui';
import { isApiError, useApi, useHost, useRoute, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { CareActions } from '../actions/CareActions';
import { DeskFrame } from './DeskFrame';
import { fileQuery } from './desk.query';
import { OrderFile } from './file/OrderFile';
import { SignedOut } from './SignedOut';
import type { Names } from '../../contract';

/** Everything about one order, for customer care. @spec CARE-001 */
export const OrderFilePage = () => {
  const { orderNumber = '' } = useRoute().params;
  const query = useQuery(fileQuery(useApi<Names>(), orderNumber));
  const { data: file, error } = query;
  if (isApiError(error) && error.status === 401)
    return (
      <FileFrame orderNumber={orderNumber}>
        <SignedOut />
      </FileFrame>
    );
  if (file)
    return (
      <OrderFile
        key={orderNumber}
        file={file}
        isStale={error !== null}
        onReload={() => void query.refetch()}
        actions={<CareActions orderNumber={orderNumber} onDone={() => void query.refetch()} />}
      />
    );
  return <FileFrame orderNumber={orderNumber}>{error ? <Failed query={query} /> : <Waiting />}</FileFrame>;
};

/** Frame of a missing file. The link back works here too. */
const FileFrame = ({
  orderNumber,
  children,
}: {
  readonly orderNumber: string;
  readonly children: React.ReactNode;
}) => {
  const text = useText();
  const { locale } = useSite();
  const { navigation } = useHost<Names>();
  const desk = printPath<Names>('care', locale);
  return (
    <DeskFrame
      testId="page-care-order"
      keys={{ Escape: () => void navigation.navigate(desk), '/': () => void navigation.navigate(desk) }}
      head={
        <>
          <Anchor href={desk} css={textLink}>
            {text('file.back')}
          </Anchor>
          <h1 css={type.h2}>{text('file.title', { number: orderNumber })}</h1>
        </>
      }
    >
      {children}
    </DeskFrame>
  );
};

const Waiting = () => {
  const text = useText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{text('file.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="30rem" radius="m" />
    </div>
  );
};

const Failed = ({
  query,
}: {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}) => {
  const text = useText();
  const { error } = query;
  return isApiError(error) && (error.status === 404 || error.status === 400) ? (
    <ErrorBlock message={text('file.missing')} />
  ) : (
    <ErrorBlock
      message={text('file.failed')}
      retryLabel={text('ui.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};
