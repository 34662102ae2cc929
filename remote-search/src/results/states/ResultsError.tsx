import { ErrorBlock } from '@detour/shared-ui';
import { useText } from '../../text';
import { resultsStyles as styles } from '../results.styles';
import type { SearchAnswer } from '../search/useSearchAnswer';

/** @spec SRCH-037 */
export const ResultsError = ({ search }: { readonly search: SearchAnswer<unknown> }) => {
  const text = useText();
  return (
    <div css={styles.note}>
      <ErrorBlock
        message={
          <>
            <strong css={styles.failed}>{text('error.generic')}</strong>
            {text('search.errorText')}
          </>
        }
        retryLabel={text('ui.retry')}
        onRetry={search.retry}
        retrying={search.retrying}
        minHeight={search.answer ? undefined : '20rem'}
      />
    </div>
  );
};
