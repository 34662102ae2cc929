import { useQuery } from '@tanstack/react-query';
import { ErrorBlock, LinkButton, Note, Skeleton } from '@detour/shared-ui';
import { useApi, useHydrated, useShopLocation } from '@detour/remote-kit';
import { formStyles } from '../form/form.styles';
import { PageFrame } from '../form/PageFrame';
import { useText, type TextId } from '../text';
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
  if (issuer.data.kind === 'local') return <CareLoginForm />;
  const { signIn, issuer: address } = issuer.data;
  return signIn ? (
    <OutsideIssuer signIn={signIn} name={address ? new URL(address).hostname : ''} />
  ) : (
    <Note>{text('care.byGoogle')}</Note>
  );
};

const failures: Readonly<Record<string, TextId>> = {
  'not-staff': 'care.notStaff',
  failed: 'care.signInFailed',
  down: 'care.issuerDown',
};

interface OutsideIssuerProps {
  /** Path of the gateway that leads there. */
  readonly signIn: string;
  readonly name: string;
}

/** Link to the issuer of the staff, and the result of the last attempt. */
const OutsideIssuer = ({ signIn, name }: OutsideIssuerProps) => {
  const text = useText();
  const { search } = useShopLocation();
  const isReady = useHydrated();
  const failure = failures[(isReady && new URLSearchParams(search).get('signin')) || ''];
  return (
    <div css={formStyles.form}>
      <div role="alert">{failure && <Note tone="warning">{text(failure)}</Note>}</div>
      <p>{text('care.byIssuer', { issuer: name })}</p>
      <div css={formStyles.actions}>
        {/* Loads a document, because the gateway redirects to the issuer. The router must not handle this link. */}
        <LinkButton href={signIn} target="_top">
          {text('account.signIn')}
        </LinkButton>
      </div>
    </div>
  );
};
