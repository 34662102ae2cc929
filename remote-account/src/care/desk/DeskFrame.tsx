import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Button, container, media } from '@detour/shared-ui';
import { useText } from '../../text';
import { Key } from './keys/Key';
import { KeysDialog } from './keys/KeysDialog';
import { useDeskKeys, type DeskKeys } from './keys/useDeskKeys';

interface DeskFrameProps {
  readonly testId: string;
  readonly head: ReactNode;
  readonly keys: DeskKeys;
  readonly children: ReactNode;
}

/** Frame of the desk's pages: compact head, the shortcuts, and their list. */
export const DeskFrame = ({ testId, head, keys, children }: DeskFrameProps) => {
  const text = useText();
  const [helps, setHelps] = useState(false);
  useDeskKeys({ ...keys, '?': () => setHelps(true) });
  return (
    <div data-testid={testId} css={[container, page]}>
      <header css={top}>
        <div css={words}>{head}</div>
        <div css={help}>
          <Button kind="quiet" size="small" width="label" onClick={() => setHelps(true)}>
            <Key>?</Key> {text('desk.keys')}
          </Button>
        </div>
      </header>
      {children}
      <KeysDialog open={helps} onClose={() => setHelps(false)} />
    </div>
  );
};

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-6)',
  minHeight: '34rem',
  paddingBlock: 'clamp(1.25rem, 3vw, 2.25rem) var(--space-section)',
});
const top = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
});
const words = css({ display: 'grid', gap: 'var(--space-2)', minWidth: 0 });
// A phone has no keys to press; with a keyboard, `?` opens the list there too.
const help = css({ [media.mobile]: { display: 'none' } });
