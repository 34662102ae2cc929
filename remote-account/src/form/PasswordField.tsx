import { useState } from 'react';
import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from '@detour/shared-ui';
import { useText } from '../text';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password field that can show its input. */
export const PasswordField = (props: PasswordFieldProps) => {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          label={text('form.showPassword')}
          aria-pressed={isShown}
          icon={isShown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
};
