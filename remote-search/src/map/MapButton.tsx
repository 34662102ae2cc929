import { Chip, MapIcon, preloadMap } from '@detour/shared-ui';
import { useText } from '../text';

/** Desktop: at the end of the filter bar. @spec SRCH-010 */
export const MapButton = ({ onClick }: { readonly onClick: () => void }) => {
  const text = useText();
  return (
    <Chip
      icon={<MapIcon size={18} />}
      aria-haspopup="dialog"
      onPointerEnter={preloadMap}
      onFocus={preloadMap}
      onClick={onClick}
    >
      {text('search.seeOnMap')}
    </Chip>
  );
};
