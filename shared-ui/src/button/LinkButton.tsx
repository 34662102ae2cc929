import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../link/Anchor';
import { buttonStyles, type ButtonKind, type ButtonSize, type ButtonWidth } from './button.styles';

export interface LinkButtonProps extends AnchorProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  width?: ButtonWidth;
  icon?: ReactNode;
}

/** A link that looks like a button. Use it for navigation. */
export const LinkButton = ({
  kind = 'brand',
  size = 'regular',
  width = kind === 'link' ? 'label' : 'full-on-mobile',
  icon,
  children,
  ...rest
}: LinkButtonProps) => (
  <Anchor {...rest} css={buttonStyles(kind, size, width)}>
    {icon}
    <span>{children}</span>
  </Anchor>
);
