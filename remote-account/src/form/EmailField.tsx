import { useState } from 'react';
import { suggestMailDomain } from '@detour/shared-contracts/rules';
import { TextField, type TextFieldProps } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'label'> {
  /** "E-mail" without one. */
  readonly label?: string;
  /** What is typed now. */
  readonly typed: string;
  /** Puts a corrected address in. */
  readonly onCorrect: (email: string) => void;
}

/** An address, and a correction as a button where its domain looks like a slip. The slip never blocks: it may be right. */
export const EmailField = ({ typed, onCorrect, label, error, onBlur, ...props }: EmailFieldProps) => {
  const text = useText();
  const { locale } = useSite();
  const [isLeft, setLeft] = useState(false);
  const domain = isLeft ? suggestMailDomain(typed, locale) : null;
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={label ?? text('order.email')}
      error={
        (error || domain) && (
          <>
            {error ?? text('form.email')}
            {domain && '. '}
            {domain && (
              <button
                type="button"
                onClick={() => onCorrect(`${typed.slice(0, typed.lastIndexOf('@'))}@${domain}`)}
              >
                {text('form.emailSuggestion', { domain })}
              </button>
            )}
          </>
        )
      }
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
};
