import { css } from '@emotion/react';
import { useState } from 'react';
import { Dialog, Switch } from '@detour/shared-ui';
import { useText, type TextId } from '../../../text';
import { Key } from './Key';
import { useKeysOn } from './useDeskKeys';

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const rows: readonly {
  readonly keys: readonly (string | { readonly id: TextId })[];
  readonly does: TextId;
}[] = [
  { keys: ['/'], does: 'desk.keySearch' },
  { keys: ['↑', '↓'], does: 'desk.keyMove' },
  { keys: [{ id: 'desk.enterKey' }], does: 'desk.keyOpen' },
  { keys: ['1', '…', '7'], does: 'desk.keyTabs' },
  { keys: ['n'], does: 'desk.keyNote' },
  { keys: ['a'], does: 'desk.keyActions' },
  { keys: [{ id: 'desk.escapeKey' }], does: 'desk.keyBack' },
  { keys: ['?'], does: 'desk.keyHelp' },
];

/** The shortcuts of the desk, and the switch that turns them off. */
export const KeysDialog = ({ open, onClose }: KeysDialogProps) => {
  const text = useText();
  const [isOn, setOn] = useKeysOn();
  const [checked, setChecked] = useState(isOn);
  const change = (on: boolean): void => {
    setChecked(on);
    setOn(on);
  };
  return (
    <Dialog open={open} onClose={onClose} title={text('desk.keys')} closeLabel={text('ui.close')}>
      <dl css={list}>
        {rows.map(({ keys, does }) => (
          <div key={does} css={row}>
            <dt css={keysStyle}>
              {keys.map((key) => (
                <Key key={typeof key === 'string' ? key : key.id}>
                  {typeof key === 'string' ? key : text(key.id)}
                </Key>
              ))}
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={checked} onChange={({ target }) => change(target.checked)}>
        {text('desk.keysOn')}
      </Switch>
    </Dialog>
  );
};

const list = css({ display: 'grid', marginBottom: 'var(--space-4)' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: 'var(--space-4)',
  minHeight: '2.5rem',
  borderBottom: 'var(--border-hairline)',
  '& dd': { margin: 0 },
});
const keysStyle = css({ display: 'flex', gap: 'var(--space-2)' });
