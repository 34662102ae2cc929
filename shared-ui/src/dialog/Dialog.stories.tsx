import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from '../button/Button';
import { Chip } from '../chip/Chip';
import { Panel } from '../popover/Panel';
import { Dialog, type DialogProps } from './Dialog';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1rem', minHeight: '30rem', alignItems: 'start' });

const Opened = ({ kind, mobile }: Pick<DialogProps, 'kind' | 'mobile'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {kind} {mobile}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Conditions d’annulation"
        closeLabel="Fermer"
        kind={kind}
        mobile={mobile}
        action={mobile === 'full' && <Button kind="link">Effacer</Button>}
        foot={<Button onClick={() => setOpen(false)}>Valider</Button>}
      >
        <p>Sans frais jusqu’au 8 décembre 2026, puis non remboursable.</p>
      </Dialog>
    </>
  );
};

export const Kinds = () => (
  <div css={row}>
    <Opened kind="modal" />
    <Opened kind="wide" />
    <Opened kind="side" mobile="full" />
  </div>
);

export const FilterPanel = () => {
  const [open, setOpen] = useState(false);
  return (
    <div css={row}>
      <Panel
        open={open}
        onClose={() => setOpen(false)}
        title="Prix par nuit"
        closeLabel="Fermer"
        anchor={
          <Chip opens aria-expanded={open} onClick={() => setOpen(!open)}>
            Prix
          </Chip>
        }
        foot={
          <>
            <Button kind="link">Effacer</Button>
            <Button size="small" width="label">
              Voir 48 séjours
            </Button>
          </>
        }
      >
        <p>80 € – 220 €</p>
      </Panel>
    </div>
  );
};
