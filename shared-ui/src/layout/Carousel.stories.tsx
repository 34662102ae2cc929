import { StayCard } from '../card/StayCard';
import { stay } from '../stories/sample.fixture';
import { Carousel } from './Carousel';

export const Stays = () => (
  <Carousel label="Séjours" previousLabel="Précédents" nextLabel="Suivants" itemWidth={14}>
    {Array.from({ length: 9 }, (_, at) => (
      <StayCard key={at} {...stay({ id: `p${at}` })} />
    ))}
  </Carousel>
);
