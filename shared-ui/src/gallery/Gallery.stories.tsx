import { galleryLabels, picture } from '../stories/sample.fixture';
import { IconButton } from '../button/IconButton';
import { WishlistHeart } from '../heart/WishlistHeart';
import { ArrowLeftIcon } from '../icon/icons';
import { Container } from '../layout/Container';
import { Gallery } from './Gallery';

const images = [
  picture('amboise', 'Le château au bord de l’eau, au lever du soleil'),
  picture('room', 'Une chambre au lit rouge et vert'),
  picture('table', 'Une table dressée près de la fenêtre'),
  picture('bains', 'Les bains sous les arcades'),
  picture('terrace', 'La terrasse, le soir'),
  picture('park', 'Le parc et son allée'),
];

const Stay = ({ count, variant }: { count: number; variant: 'stay' | 'hotel' }) => (
  <Container>
    <Gallery
      images={images.slice(0, count)}
      variant={variant}
      labels={galleryLabels}
      start={<IconButton look="disc" label="Retour" icon={<ArrowLeftIcon size={22} />} />}
      end={<WishlistHeart pressed={false} label="Ajouter aux favoris" onToggle={() => undefined} />}
    />
  </Container>
);

export const OfAStay = () => <Stay count={6} variant="stay" />;
export const OfAHotel = () => <Stay count={6} variant="hotel" />;
export const OfThree = () => <Stay count={3} variant="stay" />;
