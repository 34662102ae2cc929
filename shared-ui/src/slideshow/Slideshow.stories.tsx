import { picture } from '../stories/sample.fixture';
import { Slideshow } from './Slideshow';

export const Crossfade = () => (
  <div css={{ maxWidth: '32rem' }}>
    <Slideshow
      images={[picture('sea'), picture('castle')]}
      label="Photos du coffret"
      pauseLabel="Arrêter le défilement"
      playLabel="Faire défiler"
      sizes="32rem"
    />
  </div>
);
