import { AdjustmentsHorizontalIcon, ArrowsSortIcon, MapIcon } from '../icon/icons';
import { ActionBar, ActionBarButton, actionBarBadge } from './ActionBar';
import { Fold } from './Fold';
import { Switch } from './Switch';

export const Actions = () => (
  <ActionBar label="Résultats">
    <ActionBarButton icon={<AdjustmentsHorizontalIcon />} badge={<span css={actionBarBadge}>2</span>}>
      Filtrer
    </ActionBarButton>
    <ActionBarButton icon={<MapIcon />}>Carte</ActionBarButton>
    <ActionBarButton icon={<ArrowsSortIcon />}>Trier</ActionBarButton>
  </ActionBar>
);

export const Around = () => <Switch defaultChecked>Inclure les offres aux alentours</Switch>;

export const Folded = () => (
  <Fold moreLabel="Voir toutes les activités" lessLabel="Afficher moins d’activités">
    {['Massage', 'Kayak', 'Vélo', 'Dégustation', 'Musée', 'Golf'].map((name) => (
      <p key={name}>{name}</p>
    ))}
  </Fold>
);
