import { css } from '@emotion/react';

export interface IconProps {
  /** Size in CSS pixels: 20 beside text, 17 in stress messages, 13 for stars. */
  size?: number;
  className?: string;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

const icon = css({ flex: 'none', display: 'block' });

/** Icons are decorative: the meaning is in the adjacent text or the button's label. */
export const createIcon =
  (paths: readonly string[], filled = false): IconComponent =>
  ({ size = 20, className }) => (
    <svg
      css={icon}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
