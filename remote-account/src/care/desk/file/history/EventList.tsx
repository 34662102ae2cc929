import type { CareFile } from '@detour/shared-contracts/api';
import { text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../../../../text';
import { FileFacts } from '../FileFacts';
import { fileStyles } from '../file.styles';
import { toHistory, type EventView } from './history.view-model';

/** Entries of a journal, newest first. */
export const EventList = ({ events: told }: Pick<CareFile, 'events'>) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const events = toHistory(told, text, { format, locale });
  if (events.length === 0) return <p css={type.muted}>{text('file.noEvents')}</p>;
  return (
    <ol role="list" css={fileStyles.list}>
      {events.map((event, index) => (
        <Event key={index} event={event} />
      ))}
    </ol>
  );
};

const Event = ({ event: { title, by, at, reason, facts } }: { readonly event: EventView }) => {
  const text = useText();
  return (
    <li css={fileStyles.row}>
      <div css={fileStyles.dated}>
        <strong css={type.label}>{title}</strong>
        <span css={[type.small, type.muted]}>{`${at} · ${by}`}</span>
      </div>
      {reason && <p css={type.small}>{text('file.reason', { reason })}</p>}
      {facts.length > 0 && <FileFacts facts={facts} />}
    </li>
  );
};
