import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { Cancellation, Order } from '@detour/shared-contracts/api';
import { Button, Dialog, ErrorBlock, ErrorModal, FieldError, Note, Skeleton, text } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { BackLines } from './BackLines';
import { GiftChoice, withdrawablePositions } from './GiftChoice';
import { toCancellationView } from './cancellation.view-model';
import { useCancellation } from './useCancellation';

export interface CancelDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCancelled: (order: Order) => void;
}

/**
 * Refund with its destination and time, then the confirmation of a cancellation, or of a withdrawal for a voucher
 * (2011/83/EU, art. 11a). The order's page is the receipt. When the order has ended elsewhere, the page shows what is no longer true, so
 * it must be loaded again. @spec ACC-009 SHELL-008
 */
export const CancelDialog = ({ order, open, onClose, onCancelled }: CancelDialogProps) => {
  const t = useText();
  const [outdated, setOutdated] = useState(false);
  if (outdated)
    return (
      <ErrorModal
        open
        title={t('outdated.title')}
        message={t('outdated.text')}
        closeLabel={t('ui.close')}
        reloadLabel={t('outdated.reload')}
      />
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(order.voucher ? 'legal.withdrawLink' : 'cancelBooking.title')}
      closeLabel={t('ui.close')}
      data-testid="cancel-dialog"
    >
      {open && (
        <CancelForm
          order={order}
          onKeep={onClose}
          onOutdated={() => setOutdated(true)}
          onCancelled={(next) => {
            onCancelled(next);
            // Some gifts remain, and with them the page.
            if (next.status === 'confirmed') onClose();
          }}
        />
      )}
    </Dialog>
  );
};

interface CancelFormProps extends Pick<CancelDialogProps, 'order' | 'onCancelled'> {
  readonly onKeep: () => void;
  /** The order has ended since the page was opened. */
  readonly onOutdated: () => void;
}

const CancelForm = ({ order, onKeep, onOutdated, onCancelled }: CancelFormProps) => {
  const t = useText();
  const { vouchers = [] } = order;
  const gifts = withdrawablePositions(order.vouchers);
  const [chosen, choose] = useState(gifts);
  return (
    <div css={column}>
      {gifts && chosen && gifts.length > 0 && (
        <GiftChoice vouchers={vouchers} positions={gifts} chosen={chosen} onChange={choose} />
      )}
      {chosen?.length === 0 && gifts?.length !== 0 ? (
        <div css={buttons}>
          <Button kind="quiet" onClick={onKeep}>
            {t('withdraw.keep')}
          </Button>
        </div>
      ) : (
        <CancelStep
          order={order}
          // The gateway's reason why no gift can be chosen.
          positions={gifts?.length === 0 ? null : chosen}
          onKeep={onKeep}
          onOutdated={onOutdated}
          onCancelled={onCancelled}
        />
      )}
    </div>
  );
};

interface CancelStepProps extends CancelFormProps {
  /** Gifts of several; null for the whole order. */
  readonly positions: readonly number[] | null;
}

const CancelStep = ({ order, positions, onKeep, onOutdated, onCancelled }: CancelStepProps) => {
  const t = useText();
  const { phone } = useSite();
  const { query, busy, problem, confirm } = useCancellation(
    { orderUUID: order.orderUUID, positions },
    onCancelled,
  );
  const isVoucher = order.voucher !== null;
  const isClosed = query.data?.reason === 'closed';
  useEffect(() => {
    if (isClosed) onOutdated();
  }, [isClosed, onOutdated]);
  if (!query.data || isClosed)
    return query.isError ? (
      <ErrorBlock
        message={t('cancelBooking.loadFailed')}
        retryLabel={t('ui.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton width="100%" height="14rem" radius="m" />
    );
  const lead = positions ? 'withdraw.textSome' : isVoucher ? 'withdraw.text' : 'cancelBooking.text';
  return (
    <>
      <Told told={query.data} isVoucher={isVoucher} isPart={positions !== null} lead={t(lead)} />
      <div role="alert">
        {problem === 'changed' && <Note tone="warning">{t('cancelBooking.changed')}</Note>}
        {problem === 'failed' && (
          <FieldError id="cancel-failed">{t('cancelBooking.failed', { phone })}</FieldError>
        )}
      </div>
      <div css={buttons}>
        {query.data.allowed && (
          <Button busy={busy} onClick={() => void confirm()}>
            {t(isVoucher ? 'legal.withdrawConfirm' : 'cancelBooking.confirm')}
          </Button>
        )}
        <Button kind="quiet" onClick={onKeep}>
          {t(isVoucher ? 'withdraw.keep' : 'cancelBooking.keep')}
        </Button>
      </div>
    </>
  );
};

interface ToldProps {
  readonly told: Cancellation;
  readonly isVoucher: boolean;
  /** With several gifts, the amount that is not refunded pays for the gifts that remain. */
  readonly isPart: boolean;
  readonly lead: string;
}

const Told = ({ told, isVoucher, isPart, lead }: ToldProps) => {
  const t = useText();
  const format = useFormat();
  const { timeZone, phone } = useSite();
  const view = toCancellationView(told, { t, format, timeZone, phone });
  if (view.refusal) return <Note>{view.refusal}</Note>;
  return (
    <>
      <p>{lead}</p>
      <section aria-labelledby="cancel-back">
        <h3 id="cancel-back" css={[text.label, heading]}>
          {t('cancelBooking.back')}
        </h3>
        {view.back.length === 0 && !isVoucher && <p>{t('cancelBooking.nothing')}</p>}
        <BackLines lines={view.back} kept={isPart ? null : view.kept} />
        {view.plan && (
          <p css={text.small} data-testid="cancel-plan">
            {view.plan}
          </p>
        )}
        {view.insurance && (
          <p css={text.small} data-testid="cancel-insurance">
            {view.insurance}
          </p>
        )}
      </section>
      {view.steps.length > 0 && (
        <section aria-labelledby="cancel-steps">
          <h3 id="cancel-steps" css={[text.label, heading]}>
            {t('cancelBooking.steps')}
          </h3>
          <ul css={[text.small, text.muted, steps]}>
            {view.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
const heading = css({ marginBottom: 'var(--space-2)' });
const steps = css({ display: 'grid', gap: 'var(--space-1)', paddingInlineStart: '1.25rem' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
