import { useQuery } from '@tanstack/react-query';
import { text as type } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { LoadedList } from './LoadedList';
import { securityEventsQuery } from './security.query';
import { securityStyles } from './security.styles';
import { deviceOf, eventTexts, momentOf } from './security.view-model';
import type { Names } from '../contract';

/** Security events of the account, newest first. */
export const SecurityEvents = () => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const events = useQuery(securityEventsQuery(useApi<Names>()));
  return (
    <LoadedList query={events}>
      {({ events: list }) =>
        list.length === 0 ? (
          <p css={type.muted}>{text('event.none')}</p>
        ) : (
          <ol role="list" css={securityStyles.list}>
            {list.map((event) => (
              <li key={event.id} css={securityStyles.row}>
                <div css={securityStyles.words}>
                  <span css={securityStyles.name}>{text(eventTexts[event.kind])}</span>
                  <span css={[type.small, type.muted]}>
                    {momentOf(event.at, text, { format, locale })} · {deviceOf(event, text)}
                  </span>
                </div>
              </li>
            ))}
          </ol>
        )
      }
    </LoadedList>
  );
};
