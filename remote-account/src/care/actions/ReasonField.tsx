import { TextAreaField } from '@detour/shared-ui';
import { useText } from '../../text';

const reasonBounds = { least: 10, most: 500 } as const;

export const isReason = (text: string): boolean => text.trim().length >= reasonBounds.least;

interface ReasonFieldProps {
  readonly value: string;
  /** True after a try without a reason. */
  readonly isMissing: boolean;
  readonly onType: (text: string) => void;
  readonly fieldRef?: React.Ref<HTMLTextAreaElement>;
}

/** Field for the reason, which the journal stores with the name of the member of staff. */
export const ReasonField = ({ value, isMissing, onType, fieldRef }: ReasonFieldProps) => {
  const text = useText();
  return (
    <TextAreaField
      ref={fieldRef}
      name="reason"
      label={text('act.reason')}
      hint={text('act.reasonHint')}
      error={isMissing && !isReason(value) ? text('act.reasonShort') : undefined}
      rows={2}
      maxLength={reasonBounds.most}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
};
