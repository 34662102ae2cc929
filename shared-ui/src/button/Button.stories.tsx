import { css } from '@emotion/react';
import { useState } from 'react';
import { SearchIcon, XIcon } from '../icon/icons';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { LinkButton } from './LinkButton';
import { PayButton } from './PayButton';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1rem',
  marginBottom: '1.5rem',
});

export const Kinds = () => (
  <>
    <div css={row}>
      <Button kind="buy">Réserver</Button>
      <Button icon={<SearchIcon />}>Rechercher</Button>
      <Button kind="quiet">Voir les coffrets</Button>
      <Button kind="link">Effacer</Button>
    </div>
    <div css={row}>
      <Button size="small" kind="buy">
        Réserver
      </Button>
      <Button size="small">Voir 48 séjours</Button>
      <Button size="small" kind="quiet">
        Revenir
      </Button>
      <LinkButton kind="quiet" href="#home">
        Revenir à l’accueil
      </LinkButton>
    </div>
    <div css={row}>
      <Button disabled>Rechercher</Button>
      <Button busy icon={<SearchIcon />}>
        Rechercher
      </Button>
      <Button busy kind="buy">
        Réserver
      </Button>
      <IconButton label="Fermer" icon={<XIcon />} />
      <IconButton label="Fermer" icon={<XIcon />} look="disc" />
      <IconButton label="Fermer" icon={<XIcon />} look="outlined" />
    </div>
    <PayButton>Commande avec obligation de paiement</PayButton>
  </>
);

export const BusyOnPress = () => {
  const [busy, setBusy] = useState(false);
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      Valider
    </Button>
  );
};
