import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner';
import { buttonStyles, type ButtonKind, type ButtonSize, type ButtonWidth } from './button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `buy` is clay and stands once on a view; `brand` is every other main action. */
  kind?: ButtonKind;
  size?: ButtonSize;
  /** `full-on-mobile` unless it is a link. */
  width?: ButtonWidth;
  /** One icon of 20 px, left of the label. */
  icon?: ReactNode;
  /** The label stays, a spinner takes the icon's place, the width is kept and a press does nothing. */
  busy?: boolean;
}

/** A button of 52 px (44 when small). A disabled one needs its reason in text beside it. */
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
    // A busy button keeps its focus, which `disabled` would throw away.
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

// Without an icon there is no place to take: the spinner floats beside the label, so that the width is kept.
const label = css({ position: 'relative' });
const beside = css({ position: 'absolute', insetInlineEnd: 'calc(100% + 0.2rem)', top: 'calc(50% - 8px)' });
