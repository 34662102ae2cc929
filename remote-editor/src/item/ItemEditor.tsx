import { css } from '@emotion/react';
import type { EditedItem } from '@detour/shared-contracts/api';
import { ErrorSummary, LiveRegion, Note } from '@detour/shared-ui';
import type { ApiError } from '@detour/remote-kit';
import type { ItemName } from '../editor.client';
import { BodyForm } from '../form/BodyForm';
import { problemsOf, type FieldProblem } from '../form/problems';
import type { Schema } from '../form/schema';
import { StateTags } from '../list/StateTags';
import { SignedOut } from '../session/SignedOut';
import { useText } from '../text';
import { failureText } from '../words/failure-words';
import { Conflict } from './conflict/Conflict';
import { CopyFrom } from './CopyFrom';
import { History } from './history/History';
import { ItemActions } from './ItemActions';
import type { Editing } from './useEditing';
import { useOutcome } from './useOutcome';

interface ItemEditorProps {
  readonly name: ItemName;
  readonly item: EditedItem;
  readonly editing: Editing;
}

export const ItemEditor = ({ name, item, editing }: ItemEditorProps) => {
  const text = useText();
  const outcome = useOutcome();
  const problems = problemsOf(outcome.failure, text);
  const { body, hasWork, isConflict } = editing;
  return (
    <>
      <StateTags shown={item.shown} hasDraft={item.draft !== null} isScheduled={item.isScheduled} />
      <Outcome {...outcome} problems={problems} isConflict={isConflict} />
      {isConflict && <Conflict item={item} editing={editing} />}
      {body === null ? (
        <CopyFrom
          name={name}
          item={item}
          editing={editing}
          onTold={outcome.tell}
          onFail={outcome.fail}
          isStart
        />
      ) : (
        <>
          <ItemActions name={name} item={item} editing={editing} outcome={outcome} />
          {hasWork && !isConflict && <Note>{text('item.unsaved')}</Note>}
          <div css={sheet} data-testid="content-form">
            <BodyForm
              schema={item.schema as Schema}
              body={body}
              problems={problems}
              onChange={editing.change}
            />
          </div>
          <CopyFrom name={name} item={item} editing={editing} onTold={outcome.tell} onFail={outcome.fail} />
        </>
      )}
      <History name={name} item={item} editing={editing} outcome={outcome} />
    </>
  );
};

interface OutcomeProps {
  readonly told: string;
  readonly failure: ApiError | null;
  readonly attempt: number;
  readonly problems: readonly FieldProblem[];
  /** Two versions are compared below. */
  readonly isConflict: boolean;
}

const Outcome = ({ told, failure, attempt, problems, isConflict }: OutcomeProps) => {
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

const sheet = css({
  padding: 'clamp(1rem, 3vw, 2rem)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface)',
});
