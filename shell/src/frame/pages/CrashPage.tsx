import { css } from '@emotion/react';
import { container, Button, DetourDrawing, LinkButton, text as type } from '@detour/shared-ui';

import { useFrameText } from '../useFrameText';

export interface CrashPageProps {
  readonly homeHref: string;
  readonly onReload: () => void;
}

/** Last error boundary: shown when the shell itself crashed. @spec SHELL-002 SHELL-003 */
export const CrashPage = ({ homeHref, onReload }: CrashPageProps) => {
  const text = useFrameText();
  return (
    <div data-testid="page-error" role="alert" css={[container, page]}>
      <DetourDrawing />
      <h1 css={type.h1}>{text('shell.crash')}</h1>
      <p css={[type.lead, type.muted]}>{text('shell.crashText')}</p>
      <p css={actions}>
        <Button onClick={onReload}>{text('shell.reload')}</Button>
        <LinkButton kind="quiet" href={homeHref}>
          {text('shell.goHome')}
        </LinkButton>
      </p>
    </div>
  );
};

const page = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-section)',
  textAlign: 'center',
});

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 'var(--space-3)' });
