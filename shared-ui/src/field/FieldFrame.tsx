import { useId, type ReactNode } from 'react';
import { AlertTriangleIcon } from '../icon/icons';
import { fieldStyles as styles } from './field.styles';

/** Common parts around a field's control. */
export interface FieldProps {
  label: ReactNode;
  /** "(facultatif)", after the label. */
  optional?: string | undefined;
  hint?: ReactNode;
  /** A sentence, possibly with a correction button. Marks the control as invalid. */
  error?: ReactNode;
  /** "162 / 180". `over` colours it and the control for one second after a rejected key. */
  counter?: { text: string; over?: boolean } | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'data-over'?: true;
}

export interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the properties that associate it with label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Frame of all fields: label above, hint, counter and error below. */
export const FieldFrame = ({
  id,
  label,
  optional,
  hint,
  error,
  counter,
  className,
  children,
}: FieldFrameProps) => {
  const generated = useId();
  const control = id ?? generated;
  const ids = { error: `${control}-error`, hint: `${control}-hint`, counter: `${control}-counter` };
  const described = [error && ids.error, hint && ids.hint, counter && ids.counter].filter(Boolean).join(' ');
  return (
    <div css={styles.root} className={className}>
      <label css={styles.label} htmlFor={control}>
        {label}
        {optional && <span css={styles.optional}> {optional}</span>}
      </label>
      {children({
        id: control,
        ...(error && { 'aria-invalid': true as const }),
        ...(described && { 'aria-describedby': described }),
        ...(counter?.over && { 'data-over': true as const }),
      })}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {(hint || counter) && (
        <div css={styles.below}>
          {hint && <span id={ids.hint}>{hint}</span>}
          {counter && (
            <span id={ids.counter} css={[styles.counter, counter.over && styles.over]}>
              {counter.text}
            </span>
          )}
        </div>
      )}
    </div>
  );
};

/** The error below a control, with icon. */
export const FieldError = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <div id={id} css={styles.error}>
    <AlertTriangleIcon size={17} />
    <span>{children}</span>
  </div>
);
