import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { changeAddress } from '@detour/shared-contracts/sites';
import { Dialog, LinkButton, PhoneIcon } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';
import { isAllowed } from './papers/papers.view-model';

interface ChangeDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How to change a booking: on its page, or by phone once that is over. */
export const ChangeDialog = ({ order, open, onClose }: ChangeDialogProps) => {
  const t = useText();
  const { phone, locale } = useSite();
  const isBooked = order.status === 'confirmed' && order.stay !== null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('hub.changeTitle')}
      closeLabel={t('ui.close')}
      data-testid="change-dialog"
    >
      {isAllowed(order, 'change') ? (
        <div css={column}>
          <p>{t('change.intro')}</p>
          <div>
            <LinkButton href={changeAddress<Names>(locale, order.orderUUID)}>{t('hub.change')}</LinkButton>
          </div>
        </div>
      ) : (
        <div css={column}>
          <p>{t(isBooked ? 'hub.changeByPhone' : 'hub.changeOver', { phone })}</p>
          <div>
            <LinkButton kind="brand" icon={<PhoneIcon size={20} />} href={`tel:${phone.replace(/\s/g, '')}`}>
              {phone}
            </LinkButton>
          </div>
        </div>
      )}
    </Dialog>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
