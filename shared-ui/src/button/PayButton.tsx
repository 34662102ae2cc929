import { Button, type ButtonProps } from './Button';

export type PayButtonProps = Omit<ButtonProps, 'kind' | 'size' | 'width' | 'icon'>;

/** Button for a binding payment: only the legal text, no icon, no amount. May wrap. */
export const PayButton = (props: PayButtonProps) => <Button {...props} kind="buy" width="full" css={pay} />;

const pay = { minHeight: '3.75rem', fontSize: '1.0625rem', whiteSpace: 'normal' } as const;
