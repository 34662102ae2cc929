import { Button, type ButtonProps } from './Button';

export type PayButtonProps = Omit<ButtonProps, 'kind' | 'size' | 'width' | 'icon'>;

/** The button that makes paying an obligation: the legal words alone, no icon, no amount, and it may wrap. */
export const PayButton = (props: PayButtonProps) => <Button {...props} kind="buy" width="full" css={pay} />;

const pay = { minHeight: '3.75rem', fontSize: '1.0625rem', whiteSpace: 'normal' } as const;
