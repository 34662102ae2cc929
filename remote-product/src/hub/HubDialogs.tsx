import type { Order } from '@detour/shared-contracts/api';
import { CancelDialog } from '../cancel/CancelDialog';
import { ChangeDialog } from './ChangeDialog';
import { InvoiceDialog } from './papers/InvoiceDialog';
import type { HubDialog } from './useHubDialog';

export interface HubDialogsProps {
  readonly order: Order;
  readonly open: HubDialog | null;
  readonly onClose: () => void;
  readonly onCancelled: (order: Order) => void;
  /** The order has changed at the gateway: it has another document. */
  readonly onChanged: () => void;
}

/** The dialogs of an order's actions. Each explains itself when its action is not allowed. */
export const HubDialogs = ({ order, open, onClose, onCancelled, onChanged }: HubDialogsProps) => (
  <>
    <CancelDialog order={order} open={open === 'cancel'} onClose={onClose} onCancelled={onCancelled} />
    <InvoiceDialog order={order} open={open === 'invoice'} onClose={onClose} onIssued={onChanged} />
    <ChangeDialog order={order} open={open === 'change'} onClose={onClose} />
  </>
);
