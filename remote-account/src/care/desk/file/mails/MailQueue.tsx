import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CareMessages } from '@detour/shared-contracts/api';
import { Button, ErrorBlock, Skeleton, Tag, text as type, type TagTone } from '@detour/shared-ui';
import { putData, useApi, useFormat, useSite } from '@detour/remote-kit';
import { FailureNote } from '../../../../form/FailureNote';
import { useSend } from '../../../../form/useSend';
import { momentOf } from '../../../../security/security.view-model';
import { useText, type TextId } from '../../../../text';
import { repeatMessage } from '../../desk.client';
import { queueQuery } from '../../desk.query';
import { fileStyles } from '../file.styles';
import type { Names } from '../../../../contract';

type Message = CareMessages['messages'][number];

const states: Readonly<Record<Message['state'], { readonly id: TextId; readonly tone: TagTone }>> = {
  waiting: { id: 'file.queueWaiting', tone: 'warning' },
  running: { id: 'file.queueRunning', tone: 'warning' },
  sent: { id: 'file.queueSent', tone: 'neutral' },
  dead: { id: 'file.queueDead', tone: 'danger' },
};

/** Messages of the last seven days that have not left; a failed one can be tried again. */
export const MailQueue = ({ orderNumber }: { readonly orderNumber: string }) => {
  const text = useText();
  const query = useQuery(queueQuery(useApi<Names>(), orderNumber));
  return (
    <section css={fileStyles.panel}>
      <h3 css={type.h3}>{text('file.queue')}</h3>
      {query.data ? (
        <Messages orderNumber={orderNumber} messages={query.data.messages} />
      ) : query.error ? (
        <ErrorBlock
          message={text('form.loadFailed')}
          retryLabel={text('ui.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton width="100%" height="3rem" />
      )}
    </section>
  );
};

interface MessagesProps {
  readonly orderNumber: string;
  readonly messages: readonly Message[];
}

const Messages = ({ orderNumber, messages }: MessagesProps) => {
  const text = useText();
  const api = useApi<Names>();
  const client = useQueryClient();
  const sending = useSend();
  const open = messages.filter(({ state }) => state !== 'sent');
  if (open.length === 0) return <p css={[type.small, type.muted]}>{text('file.queueNone')}</p>;
  const repeat = (id: string): void =>
    void sending.send(
      () => repeatMessage(api, orderNumber, id),
      (answer) => putData(client, queueQuery(api, orderNumber).queryKey, answer),
    );
  return (
    <>
      <FailureNote failure={sending.failure} />
      <ul role="list" css={fileStyles.list}>
        {open.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            busy={sending.busy}
            onRepeat={() => repeat(message.id)}
          />
        ))}
      </ul>
    </>
  );
};

interface MessageRowProps {
  readonly message: Message;
  readonly busy: boolean;
  readonly onRepeat: () => void;
}

const MessageRow = ({ message: { topic, state, dueAt, error }, busy, onRepeat }: MessageRowProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <li css={fileStyles.row}>
      <div css={fileStyles.line}>
        <span>{topic}</span>
        <Tag tone={states[state].tone}>{text(states[state].id)}</Tag>
      </div>
      <span css={[type.small, type.muted]}>
        {[momentOf(dueAt, text, { format, locale }), error].filter(Boolean).join(' · ')}
      </span>
      {state === 'dead' && (
        <div>
          <Button kind="quiet" size="small" busy={busy} onClick={onRepeat}>
            {text('file.tryAgain')}
          </Button>
        </div>
      )}
    </li>
  );
};
