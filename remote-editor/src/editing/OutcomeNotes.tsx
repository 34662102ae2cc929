import { ErrorSummary, LiveRegion, Note } from '@detour/shared-ui';
import type { FieldProblem } from '../form/problems';
import { SignedOut } from '../session/SignedOut';
import { useText } from '../text';
import { failureText } from '../words/failure-words';
import type { useOutcome } from './useOutcome';

interface OutcomeNotesProps extends Pick<ReturnType<typeof useOutcome>, 'told' | 'failure' | 'attempt'> {
  /** Mistakes of a rejected body, which lead to their fields. */
  readonly problems: readonly FieldProblem[];
  /** Two versions are compared below. */
  readonly isConflict: boolean;
}

/** The outcome of an action: a confirmation, mistakes with their places, or why it failed. */
export const OutcomeNotes = ({ told, failure, attempt, problems, isConflict }: OutcomeNotesProps) => {
  const text = useText();
  const isTold = failure !== null && !(isConflict && failure.status === 409) && problems.length === 0;
  return (
    <>
      <LiveRegion message={told} />
      {told !== '' && <Note tone="positive">{told}</Note>}
      <ErrorSummary
        attempt={attempt}
        title={text('error.title', { count: problems.length })}
        errors={problems.map(({ id, place, problem }) => ({
          fieldId: id,
          message: text('error.at', { place, problem }),
        }))}
      />
      {isTold &&
        (failure.status === 401 ? (
          <SignedOut />
        ) : (
          <Note tone="danger" role="alert">
            {failureText(failure, text)}
          </Note>
        ))}
    </>
  );
};
