import { css } from '@emotion/react';
import { Button } from '../button/Button';
import { Accordion } from '../disclosure/Accordion';
import { ReadMore } from '../disclosure/ReadMore';
import { EmptyState } from './EmptyState';
import { ErrorBlock } from './ErrorBlock';
import { ErrorModal } from './ErrorModal';

export const States = () => (
  <div css={css({ display: 'grid', gap: '2rem' })}>
    <EmptyState
      title="Aucun séjour ne correspond"
      sentence="Élargissez un peu le chemin : d’autres séjours vous attendent."
      action={<Button kind="quiet">Supprimer tous les filtres</Button>}
    />
    <ErrorBlock
      message="Les avis n’ont pas pu être chargés."
      retryLabel="Réessayer"
      onRetry={() => undefined}
      minHeight="12rem"
    />
    <Accordion title="Arrivée 15 h, départ 11 h">À la réception, jusqu’à 22 h.</Accordion>
    <ReadMore
      text="Une demeure de tuffeau entourée d’eau, à vingt minutes à pied des quais de la Loire. On y arrive par une allée de cyprès, on y dîne sous les poutres, et le matin le brouillard met une heure à quitter les douves avant que le soleil ne touche les tours."
      moreLabel="Voir plus"
      lessLabel="Voir moins"
      limit={150}
    />
  </div>
);

export const ErrorWithReload = () => (
  <ErrorModal
    open
    title="Oups, un problème est survenu"
    message="Votre séjour n’a pas pu être lu."
    closeLabel="Fermer"
    reloadLabel="Recharger la page"
    reload={() => undefined}
  />
);
