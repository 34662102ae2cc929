import { css } from '@emotion/react';
import {
  CalendarEventIcon,
  ClockIcon,
  DoorIcon,
  HourglassIcon,
  LeafIcon,
  SparklesIcon,
  TagIcon,
} from '../icon/icons';
import type { IconComponent } from '../icon/create-icon';

export type StressKind =
  | 'targeted-label'
  | 'priority'
  | 'expiration'
  | 'last-minute'
  | 'rooms-left'
  | 'custom'
  | 'marketing-label'
  | 'auto-discount'
  | 'free-cancellation'
  | 'eco';

export interface StressMessage {
  kind: StressKind;
  text: string;
  /** True for what can no longer wait, such as the last room: in the colour of errors. */
  urgent?: boolean;
}

type Tone = 'warning' | 'positive' | 'accent' | 'danger';

/** Colour and icon of each kind: warning for time and stock, positive for reassurance. The last room has the colour of errors. @spec STRESS-006 */
const looks: Readonly<Record<StressKind, { tone: Tone; Icon: IconComponent }>> = {
  'targeted-label': { tone: 'accent', Icon: SparklesIcon },
  priority: { tone: 'accent', Icon: SparklesIcon },
  'marketing-label': { tone: 'accent', Icon: TagIcon },
  'auto-discount': { tone: 'accent', Icon: TagIcon },
  expiration: { tone: 'warning', Icon: HourglassIcon },
  'last-minute': { tone: 'warning', Icon: ClockIcon },
  'rooms-left': { tone: 'warning', Icon: DoorIcon },
  custom: { tone: 'warning', Icon: ClockIcon },
  'free-cancellation': { tone: 'positive', Icon: CalendarEventIcon },
  eco: { tone: 'positive', Icon: LeafIcon },
};

/** At most two, in the given order. The rules select and order them. @spec STRESS-003 */
export const StressMessages = ({ messages }: { messages: readonly StressMessage[] }) =>
  messages.length === 0 ? null : (
    <ul css={list}>
      {messages.slice(0, 2).map(({ kind, text, urgent = false }) => {
        const { Icon, tone: ownTone } = looks[kind];
        const tone = urgent ? 'danger' : ownTone;
        return (
          <li key={`${kind} ${text}`} data-tone={tone} css={[line, tones[tone]]}>
            <Icon size={17} />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.15rem 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  fontWeight: 580,
  lineHeight: 1.4,
});

const line = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '0.35rem',
  '& > svg': { marginTop: '0.08em' },
});

const tones = {
  warning: css({ color: 'var(--color-warning)' }),
  positive: css({ color: 'var(--color-positive)' }),
  accent: css({ color: 'var(--color-accent-strong)' }),
  danger: css({ color: 'var(--color-danger)' }),
};
