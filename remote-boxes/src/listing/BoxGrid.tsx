import { CardGrid, Skeleton } from '@detour/shared-ui';
import type { BoxView } from './box.view-model';
import { BoxCard } from './BoxCard';

/** Faces in the first row of a wide screen. */
const firstRow = 4;

/** @spec BOX-002 */
export const BoxGrid = ({ boxes }: { readonly boxes: readonly BoxView[] }) => (
  <CardGrid columns={4}>
    {boxes.map((box, index) => (
      <BoxCard key={box.code} box={box} eager={index < firstRow} />
    ))}
  </CardGrid>
);

export const BoxGridSkeleton = () => (
  <CardGrid columns={4} dimmed>
    {Array.from({ length: firstRow * 2 }, (_, index) => (
      <div key={index}>
        <Skeleton width="100%" height="19.5rem" radius="m" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton width="60%" />
        <Skeleton width="30%" height="1.5rem" />
      </div>
    ))}
  </CardGrid>
);
