import { useQuery } from '@tanstack/react-query';
import { ErrorBlock, Note, Skeleton } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { PageFrame } from '../form/PageFrame';
import { useText } from '../text';
import { careIssuerQuery } from './care.query';
import { CareLoginForm } from './CareLoginForm';
import type { Names } from '../contract';

/** For staff only: the sign-in to customer-care mode. @spec CARE-001 CARE-010 */
export const CareLoginPage = () => {
  const text = useText();
  return (
    <PageFrame testId="page-care-login" title={text('care.login')} lead={text('care.lead')}>
      <CareIssuerGate />
    </PageFrame>
  );
};

const CareIssuerGate = () => {
  const text = useText();
  const issuer = useQuery(careIssuerQuery(useApi<Names>()));
  if (issuer.isPending) return <Skeleton width="100%" height="16rem" radius="l" />;
  if (!issuer.data) {
    return (
      <ErrorBlock
        message={text('form.loadFailed')}
        retryLabel={text('ui.retry')}
        retrying={issuer.isFetching}
        onRetry={() => void issuer.refetch()}
      />
    );
  }
  // Google's button is a third-party script, which this origin's CSP blocks: staff sign in through the company's own site.
  return issuer.data.kind === 'local' ? <CareLoginForm /> : <Note>{text('care.byGoogle')}</Note>;
};
