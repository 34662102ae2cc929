import { css } from '@emotion/react';
import type { StaffPromotion } from '@detour/shared-contracts/api';
import { Note } from '@detour/shared-ui';
import { unwrap, useApi } from '@detour/remote-kit';
import type { Names } from '../contract';
import { Conflict } from '../editing/Conflict';
import { OutcomeNotes } from '../editing/OutcomeNotes';
import { useOutcome } from '../editing/useOutcome';
import { checkTerms } from '../editor.client';
import { BodyForm } from '../form/BodyForm';
import { problemsOf } from '../form/problems';
import { fit, type Schema } from '../form/schema';
import { useChecks } from '../form/useChecks';
import { useText } from '../text';
import { KnownProducts } from './products/known-products';
import { ProductsWidget } from './products/ProductsWidget';
import { PromotionHistory } from './history/PromotionHistory';
import { PromotionActions } from './PromotionActions';
import { PromotionFacts, StateTag } from './PromotionFacts';
import { StartPromotion } from './StartPromotion';
import type { PromotionEditing } from './usePromotion';

interface PromotionEditorProps {
  readonly item: StaffPromotion;
  readonly editing: PromotionEditing;
}

const widgets = { ProductsWidget };
const uiSchema = {
  products: { hotels: { 'ui:widget': 'ProductsWidget' }, packages: { 'ui:widget': 'ProductsWidget' } },
};

export const PromotionEditor = ({ item, editing }: PromotionEditorProps) => {
  const text = useText();
  const api = useApi<Names>();
  const outcome = useOutcome();
  const { body, hasWork, isConflict, change } = editing;
  const checks = useChecks({
    name: `promotion ${item.code}`,
    body: item.mayChange ? body : null,
    check: async (written, signal) => unwrap(await checkTerms(api, item.code, written, signal)),
    named: problemsOf(outcome.failure, text),
  });
  const schema = item.schema as Schema;
  const [newest] = item.versions;
  return (
    <KnownProducts named={item.products}>
      {item.state !== null && (
        <div css={facts}>
          <StateTag state={item.state} />
          {item.body !== null && <PromotionFacts {...item} body={item.body} />}
        </div>
      )}
      <OutcomeNotes {...outcome} problems={problemsOf(outcome.failure, text)} isConflict={isConflict} />
      {isConflict && item.body !== null && (
        <Conflict
          theirs={fit(schema, item.body)}
          newest={newest && { by: newest.endedBy ?? newest.by, at: newest.endedAt ?? newest.at }}
          editing={editing}
        />
      )}
      {body === null ? (
        <StartPromotion item={item} editing={editing} />
      ) : (
        <>
          <PromotionActions item={item} editing={editing} outcome={outcome} />
          {hasWork && !isConflict && <Note>{text('item.unsaved')}</Note>}
          <div onBlur={checks.onBlur}>
            <fieldset
              css={sheet}
              data-testid="promotion-form"
              aria-label={text('promo.terms')}
              disabled={!item.mayChange}
            >
              <BodyForm
                schema={schema}
                body={body}
                problems={checks.problems}
                uiSchema={uiSchema}
                widgets={widgets}
                onChange={change}
              />
            </fieldset>
          </div>
        </>
      )}
      <PromotionHistory item={item} editing={editing} outcome={outcome} />
    </KnownProducts>
  );
};

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
});
const sheet = css({
  minWidth: 0,
  margin: 0,
  padding: 'clamp(1rem, 3vw, 2rem)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface)',
});
