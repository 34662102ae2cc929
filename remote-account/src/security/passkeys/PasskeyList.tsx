import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Passkey, PasskeysResponse } from '@detour/shared-contracts/api';
import { Button, Note, text as type } from '@detour/shared-ui';
import { putData, useApi, useFormat, useSite } from '@detour/remote-kit';
import { FailureNote } from '../../form/FailureNote';
import { formStyles } from '../../form/form.styles';
import { useSend } from '../../form/useSend';
import { useText } from '../../text';
import { AddPasskey } from './AddPasskey';
import { ConfirmIdentity } from '../ConfirmIdentity';
import { LoadedList } from '../LoadedList';
import { knowsPasskeys } from './passkey-ceremony';
import { defaultPasskeyName } from './passkey-name';
import { RenamePasskey } from './RenamePasskey';
import { removePasskey } from '../security.client';
import { passkeysQuery, securityEventsQuery, sessionsQuery } from '../security.query';
import { securityStyles } from '../security.styles';
import { momentOf } from '../security.view-model';
import { useIdentity } from '../useIdentity';
import type { Names } from '../../contract';

/** The account's passkeys, with a form for a new one. */
export const PasskeyList = () => {
  const text = useText();
  const api = useApi<Names>();
  const queryClient = useQueryClient();
  const identity = useIdentity();
  const sending = useSend();
  const passkeys = useQuery(passkeysQuery(api));
  const defaultName = defaultPasskeyName(useQuery(sessionsQuery(api)).data?.sessions ?? []);
  const keep = (left: PasskeysResponse): void => {
    putData(queryClient, passkeysQuery(api).queryKey, left);
    void queryClient.invalidateQueries(securityEventsQuery(api));
  };
  const remove = (id: string): void =>
    void sending.send(() => identity.guard(() => removePasskey(api, id)), keep);
  return (
    <>
      <p>{text('passkey.lead')}</p>
      <LoadedList query={passkeys}>
        {({ passkeys: list }) => (
          <>
            <FailureNote failure={sending.failure} />
            {list.length > 0 && (
              <ul role="list" css={securityStyles.list}>
                {list.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRenamed={keep}
                    onRemove={() => remove(passkey.id)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </LoadedList>
      {knowsPasskeys() ? (
        <AddPasskey defaultName={defaultName} identity={identity} onAdded={keep} />
      ) : (
        <Note tone="neutral">{text('passkey.unsupported')}</Note>
      )}
      <ConfirmIdentity identity={identity} />
    </>
  );
};

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRenamed: (passkeys: PasskeysResponse) => void;
  readonly onRemove: () => void;
}

const PasskeyRow = ({ passkey, onRenamed, onRemove }: PasskeyRowProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const { name, createdAt, lastUsedAt } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The focused form was removed, so focus the button that opened it.
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li css={securityStyles.row}>
        <RenamePasskey
          passkey={passkey}
          onRenamed={(passkeys) => {
            onRenamed(passkeys);
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  }
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
      <div css={formStyles.actions}>
        <Button
          ref={rename}
          kind="link"
          aria-label={text('passkey.renameNamed', { name })}
          onClick={() => setRenaming(true)}
        >
          {text('passkey.rename')}
        </Button>
        <Button kind="link" aria-label={text('passkey.removeNamed', { name })} onClick={onRemove}>
          {text('passkey.remove')}
        </Button>
      </div>
    </li>
  );
};
