import { css } from '@emotion/react';
import { useState } from 'react';
import { exportMeCall } from '@detour/shared-contracts/api';
import { Button, DownloadIcon, LinkButton, TrashIcon } from '@detour/shared-ui';
import { useText } from '../text';
import { DeleteAccount } from './DeleteAccount';

/** Export (GDPR art. 20) and deletion (art. 17) of the stored data. */
export const OwnData = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{text('profile.dataText')}</p>
      <div css={actions}>
        <LinkButton kind="quiet" icon={<DownloadIcon />} href={exportMeCall.path} download="detour.json">
          {text('profile.download')}
        </LinkButton>
        <Button kind="quiet" icon={<TrashIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text('profile.delete')}
        </Button>
      </div>
      <DeleteAccount isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
