import { css } from '@emotion/react';
import { container, LinkButton, text as type } from '@detour/shared-ui';
import { useFrameText } from '../useFrameText';

export interface ScriptlessNoteProps {
  /** The server could not draw the page in time, or the page exists with scripts only and shows its heading. */
  readonly reason: 'late' | 'needed';
}

/**
 * What a visitor without scripts reads where the page is not. The link has the page's own address: the server goes on drawing a late page, so that
 * the next request usually finds it (record 1081).
 */
export const ScriptlessNote = ({ reason }: ScriptlessNoteProps) => {
  const text = useFrameText();
  const Title = reason === 'late' ? 'h1' : 'p';
  return (
    <section data-testid="scriptless" css={[container, note]}>
      <Title css={type.h2}>{text(reason === 'late' ? 'shell.busy' : 'shell.scriptless')}</Title>
      <p css={type.body}>{text(reason === 'late' ? 'shell.busyText' : 'shell.scriptlessText')}</p>
      <p>
        <LinkButton href="">{text('shell.reload')}</LinkButton>
      </p>
    </section>
  );
};

const note = css({ display: 'grid', gap: 'var(--space-4)', paddingBlockStart: 'var(--space-8)' });
