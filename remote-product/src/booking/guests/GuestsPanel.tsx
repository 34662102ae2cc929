import type { ReactNode } from 'react';
import type { Guests } from '@detour/shared-contracts/rules';
import {
  GuestSelector,
  type GuestKind,
  type GuestRowWords,
  type GuestSelectorProps,
} from '@detour/shared-ui';
import { useText, type Text, type TextId } from '../../text';

const ids = {
  adults: { label: 'term.adultsLabel', hint: 'term.adultsAge' },
  children: { label: 'term.childrenLabel', hint: 'term.childrenAge' },
  babies: { label: 'term.babiesLabel', hint: 'term.babiesAge' },
} as const satisfies Readonly<Record<GuestKind, { readonly label: TextId; readonly hint: TextId }>>;

const wordsOf = (kind: GuestKind, t: Text): GuestRowWords => {
  const label = t(ids[kind].label);
  return { label, hint: t(ids[kind].hint), less: t('ui.less', { label }), more: t('ui.more', { label }) };
};

export interface GuestsPanelProps extends Pick<GuestSelectorProps, 'align' | 'className'> {
  readonly guests: Guests;
  readonly onChange: (guests: Guests) => void;
  /** Trigger, with the guests being selected. */
  readonly anchor: (state: {
    readonly guests: Guests;
    readonly props: Parameters<GuestSelectorProps['anchor']>[0]['props'];
  }) => ReactNode;
}

/** Guest selection. Requests a price once the panel closes. @spec PROD-055 HOTEL-021 */
export const GuestsPanel = ({ guests, onChange, anchor, align, className }: GuestsPanelProps) => {
  const t = useText();
  return (
    <GuestSelector
      guests={{ adults: guests.adult, children: guests.child, babies: guests.baby }}
      words={{ adults: wordsOf('adults', t), children: wordsOf('children', t), babies: wordsOf('babies', t) }}
      title={t('term.guests')}
      closeLabel={t('ui.close')}
      confirmLabel={t('ui.confirm')}
      align={align}
      className={className}
      onConfirm={({ adults, children, babies }) =>
        onChange({ ...guests, adult: adults, child: children, baby: babies })
      }
      anchor={({ guests: { adults, children, babies }, props }) =>
        anchor({ guests: { ...guests, adult: adults, child: children, baby: babies }, props })
      }
    />
  );
};
