import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, Dialog, LeafIcon, text } from '@detour/shared-ui';
import { useText } from '../text';

/** Minimum number of measures to show the line. @spec HOTEL-029 */
const ecoLeast = 8;

/** Number of the hotel's declared environmental measures, which opens their list. Not a label of this shop. @spec HOTEL-029 HOTEL-030 */
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
