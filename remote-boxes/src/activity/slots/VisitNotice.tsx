import { Note } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import type { VisitFailure } from '../useVisit';

export interface VisitNoticeProps {
  readonly failure: VisitFailure | null;
  /** Of the partner, E.164. */
  readonly phone: string;
}

/** Why nothing has changed, and what helps. */
export const VisitNotice = ({ failure, phone }: VisitNoticeProps) => {
  const text = useText();
  const format = useFormat();
  switch (failure) {
    case null:
      return null;
    case 'taken':
      return (
        <Note tone="warning" role="alert" title={text('visit.takenTitle')}>
          {text('visit.taken')}
        </Note>
      );
    case 'closed':
      return (
        <Note tone="warning" role="alert" title={text('visit.closedTitle')}>
          {text('visit.closed', { phone: format.phone(phone) })}
        </Note>
      );
    case 'limited':
      return <Note tone="warning" role="alert" title={text('voucher.limited')} />;
    case 'invalid':
    case 'failed':
      return (
        <Note tone="danger" role="alert" title={text('error.generic')}>
          {text('visit.failed')}
        </Note>
      );
  }
};
