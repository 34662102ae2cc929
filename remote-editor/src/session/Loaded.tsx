import type { ReactNode } from 'react';
import { ErrorBlock, Skeleton } from '@detour/shared-ui';
import { isApiError } from '@detour/remote-kit';
import { useText } from '../text';
import { SignedOut } from './SignedOut';

interface NotLoadedProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => unknown;
  /** What could not be loaded. */
  readonly failed: string;
}

/** True for the answer to somebody who is not signed in, or no longer. */
const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401;

/** A staff page without its data: its skeleton, a retry, or the way to sign in. */
export const NotLoaded = ({ error, isFetching, onRetry, failed }: NotLoadedProps) => {
  const text = useText();
  if (isSignedOut(error)) return <SignedOut />;
  return error ? (
    <ErrorBlock
      message={failed}
      retryLabel={text('ui.retry')}
      retrying={isFetching}
      onRetry={() => void onRetry()}
    />
  ) : (
    <Skeleton width="100%" height="24rem" radius="m" />
  );
};

interface LoadedProps<T> extends NotLoadedProps {
  readonly data: T | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Data of a staff page. Somebody who was signed out meanwhile sees that first, because the data may be old. */
export const Loaded = <T,>({ data, children, ...rest }: LoadedProps<T>) =>
  data === undefined || isSignedOut(rest.error) ? <NotLoaded {...rest} /> : children(data);
