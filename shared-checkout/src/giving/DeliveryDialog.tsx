import { css } from '@emotion/react';
import type { OrderVoucher } from '@detour/shared-contracts/api';
import { Button, Dialog, ErrorSummary, Note } from '@detour/shared-ui';
import { LazyGiving } from './LazyGiving';
import { useDelivery, type DeliveryOptions } from './useDelivery';

export interface DeliveryDialogProps extends DeliveryOptions {
  readonly open: boolean;
  readonly title: string;
  /** Above the fields. */
  readonly lead?: string;
  readonly gift: DeliveryOptions['gift'] & Pick<OrderVoucher, 'image'>;
  readonly onClose: () => void;
}

/** Recipient, design and time of a sold gift. Editable until the recipient has opened it. */
export const DeliveryDialog = ({ open, title, onClose, ...form }: DeliveryDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    kind="wide"
    mobile="full"
    title={title}
    closeLabel={form.t('ui.close')}
    data-testid="giving-dialog"
  >
    {open && <DeliveryForm {...form} />}
  </Dialog>
);

const DeliveryForm = ({ lead, ...options }: Omit<DeliveryDialogProps, 'open' | 'title' | 'onClose'>) => {
  const { t, gift } = options;
  const form = useDelivery(options);
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
      {lead && <p>{lead}</p>}
      <LazyGiving t={t} giving={form.giving} image={gift.image} mailOnly isTitleHidden />
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

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBottom: 'var(--space-6)',
});
