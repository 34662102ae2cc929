import { css } from '@emotion/react';
import { useId, useState } from 'react';
import type { SavedAddress } from '@detour/shared-contracts/api';
import { languageTagOf } from '@detour/shared-contracts/sites';
import { Button, Dialog, Tag, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { linesOf } from './address-lines';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
}

/** An address as it is written on a letter, with what can be done with it. */
export const AddressCard = ({ address, busy, onEdit, onPrefer, onRemove }: AddressCardProps) => {
  const text = useText();
  const { locale } = useSite();
  const titleId = useId();
  const [isAsked, setAsked] = useState(false);
  const action = { kind: 'link', disabled: busy, 'aria-describedby': titleId } as const;
  return (
    <article css={card} aria-labelledby={titleId} data-testid="address">
      <header css={head}>
        <h2 id={titleId} css={type.h3}>
          {address.label}
        </h2>
        {address.isDefault && <Tag>{text('addresses.default')}</Tag>}
      </header>
      <address css={lines}>
        {linesOf(address, languageTagOf(locale)).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div css={actions}>
        <Button {...action} onClick={onEdit}>
          {text('addresses.edit')}
        </Button>
        {!address.isDefault && (
          <Button {...action} onClick={onPrefer}>
            {text('addresses.prefer')}
          </Button>
        )}
        <Button {...action} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {text('addresses.remove')}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={text('addresses.removeTitle')}
        closeLabel={text('ui.close')}
        data-testid="address-remove-dialog"
        foot={
          <Button
            width="full"
            onClick={() => {
              setAsked(false);
              onRemove();
            }}
          >
            {text('addresses.removeConfirm')}
          </Button>
        }
      >
        <p>{text('addresses.removeText', { label: address.label })}</p>
      </Dialog>
    </article>
  );
};

const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  overflowWrap: 'anywhere',
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
});
const lines = css({ display: 'grid', alignContent: 'start', fontStyle: 'normal' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '0 var(--space-5)' });
