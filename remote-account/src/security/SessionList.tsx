import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession, SessionsResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { Button, LogoutIcon, Tag, text as type } from '@detour/shared-ui';
import { putData, useApi, useFormat, useSite, type ApiError } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { useSend } from '../form/useSend';
import { useText } from '../text';
import { ConfirmIdentity } from './ConfirmIdentity';
import { LoadedList } from './LoadedList';
import { endOtherSessions, endSession } from './security.client';
import { securityEventsQuery, sessionsQuery } from './security.query';
import { securityStyles } from './security.styles';
import { deviceOf, momentOf } from './security.view-model';
import { useIdentity } from './useIdentity';
import type { Names } from '../contract';

/** The customer's sessions. Each one, or all others, can be ended. */
export const SessionList = () => {
  const text = useText();
  const api = useApi<Names>();
  const queryClient = useQueryClient();
  const identity = useIdentity();
  const sending = useSend();
  const sessions = useQuery(sessionsQuery(api));
  const end = (work: () => Promise<Result<SessionsResponse, ApiError>>): void =>
    void sending.send(
      () => identity.guard(work),
      (left) => {
        putData(queryClient, sessionsQuery(api).queryKey, left);
        void queryClient.invalidateQueries(securityEventsQuery(api));
      },
    );
  return (
    <LoadedList query={sessions}>
      {({ sessions: list }) => (
        <>
          <FailureNote failure={sending.failure} />
          <ul role="list" css={securityStyles.list}>
            {list.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => end(() => endSession(api, session.id))}
              />
            ))}
          </ul>
          {list.length > 1 && (
            <div>
              <Button
                kind="quiet"
                icon={<LogoutIcon />}
                busy={sending.busy}
                onClick={() => end(() => endOtherSessions(api))}
              >
                {text('session.endOthers')}
              </Button>
            </div>
          )}
          <ConfirmIdentity identity={identity} />
        </>
      )}
    </LoadedList>
  );
};

interface SessionRowProps {
  readonly session: AccountSession;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const device = deviceOf(session, text);
  return (
    <li css={securityStyles.row}>
      <div css={securityStyles.words}>
        <span css={securityStyles.name}>{device}</span>
        <span css={[type.small, type.muted]}>
          {text('session.seen', { moment: momentOf(session.lastUsedAt, text, { format, locale }) })}
        </span>
      </div>
      {session.current ? (
        <Tag tone="positive">{text('session.current')}</Tag>
      ) : (
        <Button kind="link" aria-label={text('session.endNamed', { device })} onClick={onEnd}>
          {text('session.end')}
        </Button>
      )}
    </li>
  );
};
