import { css } from '@emotion/react';
import type { ReactElement } from 'react';

/** Delays a part (seconds). */
const late = (seconds: number) => css({ '--late': String(seconds) });

const brand = 'var(--color-brand)';
const accent = 'var(--color-accent)';
const paper = 'var(--color-surface-raised)';
const ink = 'var(--color-ink-muted)';

const Hills = () => (
  <>
    <circle cx="438" cy="52" r="24" fill={accent} opacity="0.75" />
    <path d="M0 168 Q90 104 190 158 T392 140 T480 158 V216 H0Z" fill={brand} opacity="0.22" />
    <path d="M0 190 Q130 142 262 184 T480 174 V216 H0Z" fill={brand} opacity="0.4" />
  </>
);

const House = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 82)`}>
    <rect x="12" y="42" width="96" height="64" fill={paper} />
    <path d="M0 46 60 0l60 46Z" fill={accent} />
    <rect x="50" y="68" width="22" height="38" fill={brand} />
    <rect x="22" y="56" width="18" height="18" fill={brand} opacity="0.35" />
    <rect x="82" y="56" width="18" height="18" fill={brand} opacity="0.35" />
  </g>
);

/** A house in the country, and a ribbon that ties it. */
const Choice = () => (
  <>
    <Hills />
    <g data-move="">
      <House x={180} />
    </g>
    <path
      data-move="draw"
      css={late(0.9)}
      pathLength="1"
      d="M168 150 H312 M240 72 V196 M240 76 C206 36 186 70 240 76 C294 70 274 36 240 76"
      fill="none"
      stroke={brand}
      strokeWidth="7"
      strokeLinecap="round"
    />
  </>
);

/** A card with a name and a message goes into its envelope. */
const Message = () => (
  <>
    <Hills />
    <g data-move="slide" css={late(0.2)}>
      <rect x="168" y="74" width="144" height="96" rx="4" fill={accent} />
    </g>
    <g data-move="" css={late(0.9)}>
      <rect x="182" y="40" width="116" height="84" rx="3" fill={paper} />
    </g>
    <path
      data-move="draw"
      css={late(1.5)}
      pathLength="1"
      d="M196 60 H252 M196 78 H284 M196 92 H270"
      fill="none"
      stroke={ink}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path data-move="slide" css={late(0.2)} d="M168 108 240 146 312 108 V170 H168Z" fill={brand} />
  </>
);

const days = Array.from({ length: 15 }, (_, day) => ({
  x: 92 + (day % 5) * 26,
  y: 92 + Math.floor(day / 5) * 26,
}));

/** A calendar in which two days are chosen, and the way to the house. */
const Dates = () => (
  <>
    <Hills />
    <g data-move="">
      <rect x="78" y="54" width="144" height="124" rx="6" fill={paper} />
      <rect x="78" y="54" width="144" height="24" rx="6" fill={brand} />
      {days.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="16" height="16" rx="3" fill={brand} opacity="0.16" />
      ))}
    </g>
    <rect data-move="" css={late(1)} x="144" y="118" width="42" height="16" rx="3" fill={accent} />
    <path
      data-move="draw"
      css={late(1.6)}
      pathLength="1"
      d="M224 150 Q274 206 326 188"
      fill="none"
      stroke={ink}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g data-move="" css={late(2.4)}>
      <House x={304} />
    </g>
  </>
);

interface Scene {
  readonly Drawing: () => ReactElement;
  /** The step that it shows. */
  readonly caption: 'gift.how1' | 'gift.how2' | 'gift.how3';
}

/** Scenes of the film of a gift stay: one for each step. */
export const filmScenes: readonly [Scene, ...Scene[]] = [
  { Drawing: Choice, caption: 'gift.how1' },
  { Drawing: Message, caption: 'gift.how2' },
  { Drawing: Dates, caption: 'gift.how3' },
];
