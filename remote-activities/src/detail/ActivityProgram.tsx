import { css } from '@emotion/react';
import { useId } from 'react';
import { CheckIcon, text as type } from '@detour/shared-ui';
import { useText } from '../text';
import type { ProgramView } from './activity.view-model';

/** Program of the activity, and what the price includes. @spec ACT-001 */
export const ActivityProgram = ({ programs }: { readonly programs: readonly ProgramView[] }) => {
  const text = useText();
  const heading = useId();
  if (programs.length === 0) return null;
  return (
    <section aria-labelledby={heading} css={block}>
      <h2 id={heading} css={type.h2}>
        {text('activity.program')}
      </h2>
      {programs.map((program) => (
        <div key={program.title} css={item}>
          {programs.length > 1 && <h3 css={type.h3}>{program.title}</h3>}
          {program.world !== '' && <p css={[type.small, type.muted]}>{program.world}</p>}
          {programs.length > 1 && <p css={type.body}>{program.description}</p>}
          {program.included.length > 0 && (
            <>
              <h3 css={type.label}>{text('activity.included')}</h3>
              <ul role="list" css={list}>
                {program.included.map((line) => (
                  <li key={line} css={row}>
                    <CheckIcon size={18} />
                    <span>{line}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  );
};

const block = css({ display: 'grid', gap: 'var(--space-5)' });
const item = css({ display: 'grid', gap: 'var(--space-2)' });
const list = css({ display: 'grid', gap: 'var(--space-2)' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 'var(--space-2)',
  '& > svg': { marginBlockStart: '0.2rem', color: 'var(--color-positive)' },
});
