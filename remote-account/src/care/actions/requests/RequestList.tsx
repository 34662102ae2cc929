import { css } from '@emotion/react';
import type { CareRequests } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, Button, Tag, text as type, textLink } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../security/security.view-model';
import { useText } from '../../../text';
import { fileStyles } from '../../desk/file/file.styles';
import { titleOf } from '../action-words';
import type { Names } from '../../../contract';

type Request = CareRequests['requests'][number];

interface RequestListProps {
  readonly requests: readonly Request[];
  readonly label: string;
  /** Null for a member of staff who may not decide. */
  readonly onOpen: ((id: string) => void) | null;
}

export const RequestList = ({ requests, label, onOpen }: RequestListProps) => (
  <section aria-label={label} css={fileStyles.stack}>
    <h2 css={type.h3}>{label}</h2>
    <ol role="list" css={fileStyles.list}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} onOpen={onOpen} />
      ))}
    </ol>
  </section>
);

const decisions = {
  approved: { id: 'asks.approved', tone: 'positive' },
  refused: { id: 'asks.refused', tone: 'neutral' },
} as const;

const isDecision = (word: string | null): word is keyof typeof decisions =>
  word === 'approved' || word === 'refused';

const RequestRow = ({
  request,
  onOpen,
}: Pick<RequestListProps, 'onOpen'> & { readonly request: Request }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const { id, orderNumber, customer, action, amount, reason, askedBy, askedAt, decision, decidedBy, own } =
    request;
  const decided = isDecision(decision) ? decisions[decision] : null;
  return (
    <li css={fileStyles.row} data-testid="care-request" data-order={orderNumber}>
      <p css={fileStyles.dated}>
        <strong>{`${titleOf(action.kind, text)} – ${format.price(amount)}`}</strong>
        {decided && <Tag tone={decided.tone}>{text(decided.id, { name: decidedBy ?? '' })}</Tag>}
      </p>
      <p css={fileStyles.dated}>
        <Anchor href={printPath<Names>('care-order', locale, { orderNumber })} css={textLink}>
          {text('asks.order', { number: orderNumber, name: customer })}
        </Anchor>
        <span css={[type.small, type.muted]}>
          {text('asks.by', { name: askedBy, moment: momentOf(askedAt, text, { format, locale }) })}
        </span>
      </p>
      <p css={words}>{reason}</p>
      {onOpen && !own && (
        <div>
          <Button kind="quiet" size="small" onClick={() => onOpen(id)}>
            {text('asks.decide')}
          </Button>
        </div>
      )}
      {onOpen && own && <p css={[type.small, type.muted]}>{text('asks.own')}</p>}
    </li>
  );
};

const words = css({ overflowWrap: 'anywhere' });
