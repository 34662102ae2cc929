import { orderCall, type Order, type OrderAction } from '@detour/shared-contracts/api';
import type { Text } from '../../text';

export interface PaperLink {
  readonly key: string;
  readonly icon: 'calendar' | 'file' | 'receipt';
  readonly label: string;
  readonly href: string;
  /** Saved, not shown: a calendar file. */
  readonly download: boolean;
}

const fileOf = (order: Order, name: string): string =>
  `${orderCall.path.replace(':orderUUID', order.orderUUID)}/${name}`;

/** An older gateway lists no actions. Its calls exist and reject what is not allowed. */
const formerActions = ({ status, stay, voucher }: Order): readonly string[] => {
  if (status !== 'confirmed') return [];
  if (stay) return ['cancel', 'calendar'];
  return voucher?.withdrawUntil ? ['withdraw'] : [];
};

/** True when the gateway allows an action of `orderActions` now. */
export const isAllowed = (order: Order, action: OrderAction): boolean =>
  (order.actions ?? formerActions(order)).includes(action);

/** Documents of an order that this visitor may open. */
export const toPapers = (order: Order, t: Text): readonly PaperLink[] => [
  ...(isAllowed(order, 'itinerary')
    ? [
        {
          key: 'itinerary',
          icon: 'file' as const,
          label: t('hub.itinerary'),
          href: fileOf(order, 'itinerary.pdf'),
          download: false,
        },
      ]
    : []),
  ...(isAllowed(order, 'calendar')
    ? [
        {
          key: 'calendar',
          icon: 'calendar' as const,
          label: t('confirmation.calendar'),
          href: fileOf(order, 'calendar.ics'),
          download: true,
        },
      ]
    : []),
  ...(order.invoices ?? []).map(({ number, kind }) => ({
    key: number,
    icon: 'receipt' as const,
    label: t(kind === 'invoice' ? 'hub.invoicePdf' : 'hub.creditPdf', { number }),
    href: `${fileOf(order, 'invoice.pdf')}?${new URLSearchParams({ number })}`,
    download: false,
  })),
];
