import { css } from '@emotion/react';
import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { LazyGiving } from '@detour/shared-checkout';
import { Button, Dialog, ErrorSummary, Note } from '@detour/shared-ui';
import { useText, type TextId } from '../../text';
import type { GiftPlace } from './giving.client';
import type { GivenGiftView } from './given-gift.view-model';
import { useGivingDialog } from './useGivingDialog';

interface GivingDialogProps {
  readonly open: boolean;
  readonly place: GiftPlace;
  readonly voucher: OrderVoucher;
  readonly action: GivenGiftView['action'];
  readonly onClose: () => void;
  readonly onChange: (order: Order) => void;
}

const titles: Readonly<Record<NonNullable<GivenGiftView['action']>, TextId>> = {
  send: 'given.send',
  change: 'given.change',
  correct: 'given.correct',
  again: 'given.again',
};

/** To whom the gift goes, in which design and when, until its recipient has opened it. */
export const GivingDialog = ({ open, action, onClose, ...props }: GivingDialogProps) => {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(titles[action ?? 'change'])}
      closeLabel={t('ui.close')}
      data-testid="giving-dialog"
    >
      {open && <GivingPanel {...props} onClose={onClose} />}
    </Dialog>
  );
};

type PanelProps = Omit<GivingDialogProps, 'open' | 'action'>;

const GivingPanel = ({ place, voucher, onClose, onChange }: PanelProps) => {
  const t = useText();
  const form = useGivingDialog({
    place,
    voucher,
    lastDay: isoDate(voucher.validUntil ?? ''),
    onDone: (order) => {
      onChange(order);
      onClose();
    },
  });
  return (
    <form
      noValidate
      css={column}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary
        title={t('form.errors', { count: form.errors.length })}
        errors={form.errors}
        attempt={form.attempt}
      />
      <LazyGiving t={t} giving={form.giving} image={voucher.image} mailOnly isTitleHidden />
      {form.failure && (
        <Note role="alert" tone="danger">
          {t(form.failure)}
        </Note>
      )}
      <div>
        <Button type="submit" kind="brand" busy={form.busy} data-testid="giving-save">
          {t(form.giving.draft.when === 'now' ? 'given.sendNow' : 'given.save')}
        </Button>
      </div>
    </form>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-6)', paddingBottom: 'var(--space-6)' });
