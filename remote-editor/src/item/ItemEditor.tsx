import { css } from '@emotion/react';
import type { EditedItem } from '@detour/shared-contracts/api';
import { Note } from '@detour/shared-ui';
import { unwrap, useApi } from '@detour/remote-kit';
import type { Names } from '../contract';
import { Conflict } from '../editing/Conflict';
import { OutcomeNotes } from '../editing/OutcomeNotes';
import { useOutcome } from '../editing/useOutcome';
import { checkBody, type ItemName } from '../editor.client';
import { BodyForm } from '../form/BodyForm';
import { problemsOf } from '../form/problems';
import { fit, type Schema } from '../form/schema';
import { useChecks } from '../form/useChecks';
import { StateTags } from '../list/StateTags';
import { useText } from '../text';
import { CopyFrom } from './CopyFrom';
import { History } from './history/History';
import { ItemActions } from './ItemActions';
import type { Editing } from './useEditing';

interface ItemEditorProps {
  readonly name: ItemName;
  readonly item: EditedItem;
  readonly editing: Editing;
}

export const ItemEditor = ({ name, item, editing }: ItemEditorProps) => {
  const text = useText();
  const api = useApi<Names>();
  const outcome = useOutcome();
  const problems = problemsOf(outcome.failure, text);
  const { body, hasWork, isConflict } = editing;
  const checks = useChecks({
    name: `${name.kind} ${name.key} ${name.locale}`,
    body,
    check: async (written, signal) => unwrap(await checkBody(api, name, written, signal)),
    named: problems,
  });
  return (
    <>
      <StateTags shown={item.shown} hasDraft={item.draft !== null} isScheduled={item.isScheduled} />
      <OutcomeNotes {...outcome} problems={problems} isConflict={isConflict} />
      {isConflict && (
        <Conflict
          theirs={fit(item.schema as Schema, item.draft ?? item.published)}
          newest={item.versions[0]}
          editing={editing}
        />
      )}
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
          <div css={sheet} data-testid="content-form" onBlur={checks.onBlur}>
            <BodyForm
              schema={item.schema as Schema}
              body={body}
              problems={checks.problems}
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

const sheet = css({
  padding: 'clamp(1rem, 3vw, 2rem)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface)',
});
