import type { ReactNode } from 'react';
import { Button } from '@detour/shared-ui';
import { FailureNote, type FailureNoteProps } from '../../../form/FailureNote';
import { formStyles } from '../../../form/form.styles';
import { useText } from '../../../text';
import { actionStyles as styles } from '../actions.styles';
import { ReasonField } from '../ReasonField';

interface ReasonFormProps extends Pick<FailureNoteProps, 'failure' | 'texts'> {
  readonly reason: string;
  /** True after the first attempt. Missing fields are then marked. */
  readonly isTried: boolean;
  readonly onReason: (text: string) => void;
  /** Label of the button that sends. */
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Shown beside the reason, such as another price. */
  readonly alert?: ReactNode;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
  /** Fields of the action. */
  readonly children: ReactNode;
}

/** Form of each action of customer care: fields, reason and error. */
export const ReasonForm = ({
  reason,
  isTried,
  onReason,
  failure,
  texts,
  submitLabel,
  busy,
  disabled = false,
  alert,
  onSubmit,
  onLeave,
  children,
}: ReasonFormProps) => {
  const text = useText();
  return (
    <form
      noValidate
      css={styles.column}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <ReasonField value={reason} isMissing={isTried} onType={onReason} />
      {alert && <div role="alert">{alert}</div>}
      <FailureNote failure={failure} {...(texts && { texts })} />
      <div css={formStyles.actions}>
        <Button type="submit" busy={busy} disabled={disabled}>
          {submitLabel}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {text('act.leave')}
        </Button>
      </div>
    </form>
  );
};
