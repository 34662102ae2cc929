import { css } from '@emotion/react';
import {
  CalendarEventIcon,
  CreditCardIcon,
  GiftIcon,
  HeartIcon,
  LeafIcon,
  media,
  PhoneIcon,
  ShieldCheckIcon,
  SparklesIcon,
  TagIcon,
  type IconComponent,
} from '@detour/shared-ui';

export interface SellingPointsProps {
  /** `bordered`: columns between lines. `secondary`: the same on a sunken background, without lines. */
  readonly variant?: 'secondary' | 'bordered' | undefined;
  readonly items: readonly { readonly icon: string; readonly title: string; readonly text: string }[];
}

/** Icon names in content. Unknown names get the last icon. */
const icons: Readonly<Record<string, IconComponent>> = {
  calendar: CalendarEventIcon,
  card: CreditCardIcon,
  gift: GiftIcon,
  heart: HeartIcon,
  leaf: LeafIcon,
  phone: PhoneIcon,
  shield: ShieldCheckIcon,
  tag: TagIcon,
};

/** The shop's promises, as a bordered list or the quieter variant. @spec HOME-009 */
export const SellingPoints = ({ items, variant = 'bordered' }: SellingPointsProps) => (
  <ul css={[list, variant === 'secondary' && sunken]} role="list" data-variant={variant}>
    {items.map(({ icon, title, text }) => {
      const Icon = icons[icon] ?? SparklesIcon;
      return (
        <li key={title} css={item}>
          <span css={drawing}>
            <Icon size={22} />
          </span>
          <span>
            <strong css={titleStyle}>{title}</strong>
            {text}
          </span>
        </li>
      );
    })}
  </ul>
);

const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlock: 'var(--border-hairline)',
  [media.mobile]: { gridAutoFlow: 'row' },
});

const item = css({
  display: 'flex',
  gap: '1rem',
  padding: '1.5rem 2rem 1.5rem 0',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9688rem',
  fontWeight: 440,
  lineHeight: 1.45,
  '& + &': { paddingInlineStart: '2rem', borderInlineStart: 'var(--border-hairline)' },
  [media.mobile]: {
    paddingBlock: '1.1rem',
    '& + &': { paddingInlineStart: 0, borderInlineStart: 0, borderBlockStart: 'var(--border-hairline)' },
  },
});

const sunken = css({
  borderBlock: 0,
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
  paddingInline: '2rem',
  '& > li + li': { borderInlineStart: 0 },
  [media.mobile]: { paddingInline: '1.25rem' },
});

const drawing = css({ flex: 'none', color: 'var(--color-brand)', marginBlockStart: '0.1rem' });

const titleStyle = css({
  display: 'block',
  color: 'var(--color-ink)',
  fontSize: '1.0313rem',
  fontWeight: 560,
  lineHeight: 1.35,
});
