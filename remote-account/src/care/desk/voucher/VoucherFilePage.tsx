import { useQuery } from '@tanstack/react-query';
import type { CareVoucherFile } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import {
  Anchor,
  ErrorBlock,
  Note,
  Skeleton,
  text as type,
  textLink,
  VisuallyHidden,
} from '@detour/shared-ui';
import { isApiError, useApi, useHost, useRoute, useSite } from '@detour/remote-kit';
import { useText } from '../../../text';
import type { Names } from '../../../contract';
import { DeskFrame } from '../DeskFrame';
import { voucherQuery } from '../desk.query';
import { SignedOut } from '../SignedOut';
import { VoucherFile } from './VoucherFile';

/** Everything about one voucher, for customer care: a page of its order's file. @spec CARE-001 */
export const VoucherFilePage = () => {
  const { orderNumber = '', position = '' } = useRoute().params;
  const query = useQuery(voucherQuery(useApi<Names>(), { orderNumber, position }));
  const { data, error } = query;
  return (
    <VoucherFrame orderNumber={orderNumber} file={data}>
      {isApiError(error) && error.status === 401 ? <SignedOut /> : <Body query={query} />}
    </VoucherFrame>
  );
};

interface BodyProps {
  readonly query: {
    readonly data: CareVoucherFile | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
}

/** Keeps the last data while the network is down. */
const Body = ({ query: { data, error, isFetching, refetch } }: BodyProps) => {
  const text = useText();
  if (data)
    return (
      <>
        {error !== null && <Note tone="warning">{text('file.stale')}</Note>}
        <VoucherFile file={data} />
      </>
    );
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return <ErrorBlock message={text('voucherFile.missing')} />;
  if (error)
    return (
      <ErrorBlock
        message={text('file.failed')}
        retryLabel={text('ui.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden>{text('file.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="30rem" radius="m" />
    </div>
  );
};

interface VoucherFrameProps {
  readonly orderNumber: string;
  readonly file: CareVoucherFile | undefined;
  readonly children: React.ReactNode;
}

const VoucherFrame = ({ orderNumber, file, children }: VoucherFrameProps) => {
  const text = useText();
  const { locale } = useSite();
  const { navigation } = useHost<Names>();
  const order = printPath<Names>('care-order', locale, { orderNumber });
  const desk = printPath<Names>('care', locale);
  return (
    <DeskFrame
      testId="page-care-voucher"
      keys={{ Escape: () => void navigation.navigate(order), '/': () => void navigation.navigate(desk) }}
      head={
        <>
          <Anchor href={order} css={textLink}>
            {text('voucherFile.back', { number: orderNumber })}
          </Anchor>
          <h1 css={type.h2}>
            {file ? text('voucherFile.title', { label: file.voucher.label }) : text('voucherFile.voucher')}
          </h1>
          {file && <p css={type.muted}>{[file.venue, file.customer].filter(Boolean).join(' · ')}</p>}
        </>
      }
    >
      {children}
    </DeskFrame>
  );
};
