import { useQueryClient } from '@tanstack/react-query';
import { Button, Note } from '@detour/shared-ui';
import { useApi, useHost, useShopLocation, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { formStyles } from '../form/form.styles';
import { useSend } from '../form/useSend';
import { attachTrip } from '../session/account.client';
import { tripsQuery } from '../session/account.query';
import { accountAddress } from '../session/sign-in-address';
import { useText } from '../text';
import type { Names } from '../contract';

const failures = {
  ORDER_NOT_FOUND: 'trips.attachOver',
  ORDER_ATTACHED: 'trips.attachTaken',
} as const;

/**
 * Adds the order of a confirmation mail to the account. The link opened in this browser proves access to the mail; an e-mail address alone
 * never does. Address: `/account/trips?order=UUID`.
 */
export const AttachOrder = () => {
  const text = useText();
  const api = useApi<Names>();
  const { navigation } = useHost();
  const { locale } = useSite();
  const queryClient = useQueryClient();
  const sending = useSend();
  const location = useShopLocation();
  const query = new URLSearchParams(location.search);
  const order = query.get('order');
  const isDone = query.get('attached') === '1';
  const attach = (orderUUID: string): void =>
    void sending.send(
      () => attachTrip(api, { orderUUID }),
      () => {
        void queryClient.invalidateQueries({ queryKey: tripsQuery(api, locale).queryKey });
        void navigation.navigate(accountAddress('trips', locale, { attached: '1' }), { replace: true });
      },
    );
  if (isDone) {
    return (
      <Note tone="positive" role="status">
        {text('trips.attached')}
      </Note>
    );
  }
  if (!order) return null;
  return (
    <div css={formStyles.section}>
      <FailureNote failure={sending.failure} texts={failures} />
      <Note title={text('trips.attachTitle')}>
        <p>{text('trips.attachText')}</p>
        <p css={{ marginTop: 'var(--space-4)' }}>
          <Button busy={sending.busy} onClick={() => attach(order)}>
            {text('trips.attach')}
          </Button>
        </p>
      </Note>
    </div>
  );
};
