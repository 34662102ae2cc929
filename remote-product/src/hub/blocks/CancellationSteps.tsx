import { css } from '@emotion/react';
import { text, VisuallyHidden } from '@detour/shared-ui';
import { useText } from '../../text';
import type { StepView } from './cancellation-steps.view-model';

/** Refund of a cancellation by day and hour. The current step is bold, past ones are struck through. */
export const CancellationSteps = ({ steps }: { readonly steps: readonly StepView[] }) => {
  const t = useText();
  return (
    <ol css={list} role="list" data-testid="hub-steps">
      {steps.map(({ key, when, what, state }) => (
        <li key={key} css={[step, state === 'now' && current]} data-state={state}>
          <span css={[text.small, text.muted]}>{when}</span>
          <span css={state === 'over' && over}>{what}</span>
          {state === 'over' && <VisuallyHidden>{t('hub.stepOver')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-2)' });
const step = css({
  display: 'grid',
  paddingInlineStart: 'var(--space-4)',
  borderInlineStart: '3px solid var(--color-line)',
});
const current = css({ borderColor: 'var(--color-positive)', '& > span:last-of-type': { fontWeight: 620 } });
const over = css([text.muted, { textDecoration: 'line-through' }]);
