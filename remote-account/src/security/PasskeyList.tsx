import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Passkey, PasskeysResponse } from '@detour/shared-contracts';
import { Button, Note, text as type } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/shared-ui/remote';
import { FailureNote } from '../form/FailureNote';
import { useSend } from '../form/useSend';
import { useText } from '../text';
import { AddPasskey } from './AddPasskey';
import { ConfirmIdentity } from './ConfirmIdentity';
import { Loaded } from './Loaded';
import { knowsPasskeys } from './passkey-ceremony';
import { removePasskey } from './security.client';
import { passkeysQuery, securityEventsQuery } from './security.query';
import { securityStyles } from './security.styles';
import { momentOf } from './security.view-model';
import { useIdentity } from './useIdentity';

/** The account's passkeys, and a new one. */
export const PasskeyList = () => {
  const text = useText();
  const api = useApi();
  const queryClient = useQueryClient();
  const identity = useIdentity();
  const sending = useSend();
  const passkeys = useQuery(passkeysQuery(api));
  const keep = (left: PasskeysResponse): void => {
    queryClient.setQueryData(passkeysQuery(api).queryKey, left);
    void queryClient.invalidateQueries(securityEventsQuery(api));
  };
  const remove = (id: string): void =>
    void sending.send(() => identity.guard(() => removePasskey(api, id)), keep);
  return (
    <>
      <p>{text('passkey.lead')}</p>
      <Loaded query={passkeys}>
        {({ passkeys: list }) => (
          <>
            <FailureNote failure={sending.failure} />
            {list.length > 0 && (
              <ul role="list" css={securityStyles.list}>
                {list.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      {knowsPasskeys() ? (
        <AddPasskey identity={identity} onAdded={keep} />
      ) : (
        <Note tone="neutral">{text('passkey.unsupported')}</Note>
      )}
      <ConfirmIdentity identity={identity} />
    </>
  );
};

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

const PasskeyRow = ({ passkey, onRemove }: PasskeyRowProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li css={securityStyles.row}>
      <div css={securityStyles.words}>
        <span css={securityStyles.name}>{name}</span>
        <span css={[type.small, type.muted]}>
          {lastUsedAt === null
            ? text('passkey.created', { moment: momentOf(createdAt, text, { format, locale }) })
            : text('passkey.used', { moment: momentOf(lastUsedAt, text, { format, locale }) })}
        </span>
      </div>
      <Button kind="link" aria-label={text('passkey.removeNamed', { name })} onClick={onRemove}>
        {text('passkey.remove')}
      </Button>
    </li>
  );
};
