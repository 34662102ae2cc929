import { useState } from 'react';
import { suggestMailDomain } from '@detour/shared-contracts/rules';
import { TextField, type TextFieldProps } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'label'> {
  /** Defaults to "E-mail". */
  readonly label?: string;
  /** Current input. */
  readonly typed: string;
  /** Called with the corrected address. */
  readonly onCorrect: (email: string) => void;
}

/** An e-mail field. Suggests a correction as a button if the domain looks like a typo, but accepts the input as it is. */
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
