import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, Dialog, LeafIcon, text } from '@detour/shared-ui';
import { useText } from '../text';

/** So many measures make the line appear. @spec HOTEL-029 */
const ecoLeast = 8;

/** What the house declares to do for the environment: a fact that opens its list, never a label of ours. @spec HOTEL-029 HOTEL-030 */
export const EcoNote = ({ measures }: { readonly measures: readonly string[] }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (measures.length < ecoLeast) return null;
  return (
    <div>
      <Button kind="link" icon={<LeafIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('hotel.ecoLabel', { count: measures.length })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('hotel.ecoTitle')}
        closeLabel={t('ui.close')}
      >
        <div css={column}>
          <ul css={list}>
            {measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
          <p css={[text.small, text.muted]}>{t('hotel.ecoSource')}</p>
        </div>
      </Dialog>
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)', paddingBottom: 'var(--space-6)' });
const list = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, paddingInlineStart: '1.1rem' });
