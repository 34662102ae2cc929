import type { Format } from '@detour/shared-contracts/format';
import type { StressMessage as StressFact } from '@detour/shared-contracts/rules';
import type { StressMessage } from '@detour/shared-ui';
import type { Text } from '../text';

/** Texts of urgency messages. The rules in `shared-contracts` decide which apply. @spec PROD-042 PROD-043 PROD-044 PROD-045 STRESS-006 */
export const toStressMessages = (
  messages: readonly StressFact[],
  { t, format }: { readonly t: Text; readonly format: Format },
): readonly StressMessage[] =>
  messages.flatMap((message): readonly StressMessage[] => {
    switch (message.kind) {
      case 'auto-discount':
        return [{ kind: message.kind, text: t('product.autoDiscount', { discount: message.discount }) }];
      case 'expiration':
        return [{ kind: message.kind, text: t('badge.expires', { date: format.longDate(message.date) }) }];
      case 'last-minute':
        return [{ kind: message.kind, text: t('badge.lastMinute') }];
      case 'rooms-left':
        return [
          {
            kind: message.kind,
            text: t('badge.roomsLeft', { count: message.count }),
            ...(message.tone === 'error' && { urgent: true }),
          },
        ];
      case 'priority':
        return [{ kind: 'targeted-label', text: message.label }];
      default:
        return [{ kind: message.kind, text: message.label }];
    }
  });
