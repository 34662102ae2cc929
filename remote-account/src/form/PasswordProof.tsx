import { useCallback, type ReactNode } from 'react';
import { Button } from '@detour/shared-ui';
import { useText } from '../text';
import { FailureNote, type FailureNoteProps } from './FailureNote';
import { fieldProblems } from './field-problems';
import { formStyles } from './form.styles';
import { PasswordField } from './PasswordField';
import { useCheckedForm } from './useCheckedForm';

const empty = { password: '' };

export interface PasswordProofProps extends Required<Omit<FailureNoteProps, 'sentence'>> {
  /** Prefix of the field's id. */
  readonly name: string;
  /** Why the password is needed. */
  readonly reason: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly onConfirm: (password: string) => void;
  /** Beside the button. */
  readonly children: ReactNode;
}

/** Asks for the current password before a sensitive change. */
export const PasswordProof = ({
  name,
  reason,
  confirmLabel,
  busy,
  onConfirm,
  failure,
  texts,
  children,
}: PasswordProofProps) => {
  const text = useText();
  const check = useCallback(
    ({ password }: typeof empty) => ({ password: fieldProblems(text).filled(password) }),
    [text],
  );
  const { form, idOf, errorOf, submit } = useCheckedForm({
    name,
    defaults: empty,
    labels: { password: text('account.password') },
    check,
  });
  return (
    <form
      noValidate
      method="post"
      css={formStyles.form}
      onSubmit={submit(({ password }) => onConfirm(password))}
    >
      <p>{reason}</p>
      <FailureNote failure={failure} texts={texts} />
      <PasswordField
        {...form.register('password')}
        id={idOf('password')}
        autoComplete="current-password"
        label={text('account.password')}
        error={errorOf('password')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={busy}>
          {confirmLabel}
        </Button>
        {children}
      </div>
    </form>
  );
};
