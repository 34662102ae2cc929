import { css } from '@emotion/react';
import type { Order, OrderAction } from '@detour/shared-contracts/api';
import { printSupportHours } from '@detour/shared-contracts/format';
import { changeAddress } from '@detour/shared-contracts/sites';
import {
  CalendarEventIcon,
  ChevronRightIcon,
  media,
  PhoneIcon,
  ReceiptIcon,
  XIcon,
  type IconComponent,
} from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText, type TextId } from '../text';
import { hubRow } from './blocks/hub-row.styles';
import { isAllowed } from './papers/papers.view-model';
import { ResendRow } from './papers/ResendRow';
import { Section } from './blocks/Section';
import type { HubDialog } from './useHubDialog';

interface Action {
  /** Word of the gateway. */
  readonly word: OrderAction;
  readonly dialog: HubDialog;
  readonly label: TextId;
  readonly icon: IconComponent;
}

/** Actions of the page, in order. The gateway decides which of them this order allows. One line for each. */
const actions: readonly Action[] = [
  { word: 'cancel', dialog: 'cancel', label: 'cancelBooking.open', icon: XIcon },
  { word: 'withdraw', dialog: 'cancel', label: 'legal.withdrawLink', icon: XIcon },
  { word: 'invoice', dialog: 'invoice', label: 'hub.invoice', icon: ReceiptIcon },
];

interface HubActionsProps {
  readonly order: Order;
  readonly onShow: (dialog: HubDialog) => void;
}

/** Current actions on the order, and help. */
export const HubActions = ({ order, onShow }: HubActionsProps) => {
  const t = useText();
  const { locale, phone } = useSite();
  return (
    <Section id="hub-actions" title={t(order.voucher ? 'hub.actions' : 'hub.actionsStay')}>
      <ul css={list} role="list" data-testid="hub-actions">
        {isAllowed(order, 'change') && (
          <li>
            <a css={hubRow} href={changeAddress<Names>(locale, order.orderUUID)} data-testid="change-link">
              <CalendarEventIcon size={20} />
              <span>{t('hub.change')}</span>
              <ChevronRightIcon size={20} />
            </a>
          </li>
        )}
        {actions
          .filter(({ word }) => isAllowed(order, word))
          .map(({ word, dialog, label, icon: Icon }) => (
            <li key={word}>
              <button type="button" css={hubRow} aria-haspopup="dialog" onClick={() => onShow(dialog)}>
                <Icon size={20} />
                <span>{t(label)}</span>
                <ChevronRightIcon size={20} />
              </button>
            </li>
          ))}
        {isAllowed(order, 'resend') && (
          <li>
            <ResendRow order={order} />
          </li>
        )}
        <li>
          <a css={hubRow} href={`tel:${phone.replace(/\s/g, '')}`}>
            <PhoneIcon size={20} />
            <span>
              {t('hub.help')}
              <small css={second}>
                {t('hotel.callUs', { phone, hours: printSupportHours(locale, 'phone') })}
              </small>
            </span>
          </a>
        </li>
      </ul>
    </Section>
  );
};

// Paper keeps the number to call.
const list = css({ display: 'grid', [media.print]: { '& > li:not(:last-child)': { display: 'none' } } });
const second = css({
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: 420,
  color: 'var(--color-ink-muted)',
});
