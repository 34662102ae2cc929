import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner';
import { buttonStyles, type ButtonKind, type ButtonSize, type ButtonWidth } from './button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `buy` is clay-coloured and appears once per view. `brand` is any other main action. */
  kind?: ButtonKind;
  size?: ButtonSize;
  /** `full-on-mobile` unless it is a link. */
  width?: ButtonWidth;
  /** One icon of 20 px, left of the label. */
  icon?: ReactNode;
  /** Keeps the label and width, replaces the icon with a spinner, and ignores clicks. */
  busy?: boolean;
}

/** A button of 52 px (44 when small). Explain a disabled button in text beside it. */
export const Button = ({
  kind = 'brand',
  size = 'regular',
  width = kind === 'link' ? 'label' : 'full-on-mobile',
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    // `disabled` would lose the focus of a busy button.
    {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
    css={buttonStyles(kind, size, width)}
  >
    {busy && icon ? <Spinner /> : icon}
    <span css={label}>
      {busy && !icon && (
        <span css={beside}>
          <Spinner size={16} />
        </span>
      )}
      {children}
    </span>
  </button>
);

// Without an icon the spinner floats beside the label, so that the width stays.
const label = css({ position: 'relative' });
const beside = css({ position: 'absolute', insetInlineEnd: 'calc(100% + 0.2rem)', top: 'calc(50% - 8px)' });
