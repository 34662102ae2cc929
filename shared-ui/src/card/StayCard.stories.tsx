import { useState } from 'react';
import { stay, stays } from '../stories/sample.fixture';
import { WishlistHeart } from '../heart/WishlistHeart';
import { CardGrid } from '../layout/CardGrid';
import { Container } from '../layout/Container';
import { Rail } from '../layout/Rail';
import { SectionHeader } from '../layout/SectionHeader';
import { textLink } from '../button/button.styles';
import { StayCard } from './StayCard';
import { StayCardSkeleton } from './StayCardSkeleton';

const Heart = ({ name }: { name: string }) => {
  const [pressed, setPressed] = useState(false);
  return (
    <WishlistHeart
      pressed={pressed}
      label={`Ajouter aux favoris : ${name}`}
      onToggle={() => setPressed(!pressed)}
    />
  );
};

export const Grid = () => (
  <Container>
    <SectionHeader
      title="Partir le week-end prochain"
      link={
        <a href="#all" css={textLink}>
          Voir les 186 séjours
        </a>
      }
    />
    <CardGrid>
      {stays.map((card) => (
        <StayCard key={card.id} {...card} heart={<Heart name={card.title} />} />
      ))}
    </CardGrid>
  </Container>
);

export const Loading = () => (
  <CardGrid dimmed={false}>
    <StayCardSkeleton />
    <StayCardSkeleton />
    <StayCard {...stay({ stress: [] })} />
  </CardGrid>
);

export const InARail = () => (
  <Rail label="Les autres séjours de l’hôtel">
    {stays.map((card) => (
      <StayCard key={card.id} {...card} heart={<Heart name={card.title} />} />
    ))}
  </Rail>
);
