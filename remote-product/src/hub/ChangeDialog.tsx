import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { Dialog, LinkButton, PhoneIcon } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';

interface ChangeDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How to change a booking: by phone, or by cancelling and booking again. */
export const ChangeDialog = ({ order, open, onClose }: ChangeDialogProps) => {
  const t = useText();
  const { phone } = useSite();
  const isOpen = order.status === 'confirmed' && order.stay !== null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('hub.changeTitle')}
      closeLabel={t('ui.close')}
      data-testid="change-dialog"
    >
      <div css={column}>
        <p>{t(isOpen ? 'hub.changeByPhone' : 'hub.changeOver', { phone })}</p>
        {isOpen && <p>{t('hub.changeByCancelling')}</p>}
        <div>
          <LinkButton kind="brand" icon={<PhoneIcon size={20} />} href={`tel:${phone.replace(/\s/g, '')}`}>
            {phone}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
