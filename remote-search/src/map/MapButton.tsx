import { Chip, MapIcon, preloadMap } from '@detour/shared-ui';
import { useText } from '../text';
import { preloadSplitMap } from './split-map-code';

export interface MapButtonProps {
  /** The map opens beside the list, not in a dialog. */
  readonly beside: boolean;
  readonly open: boolean;
  readonly onClick: () => void;
}

const preload = (): void => {
  preloadMap();
  preloadSplitMap();
};

/** Desktop: at the end of the filter bar. Shows and hides a map beside the list. @spec SRCH-010 */
export const MapButton = ({ beside, open, onClick }: MapButtonProps) => {
  const text = useText();
  const isShown = beside && open;
  return (
    <Chip
      icon={<MapIcon size={18} />}
      {...(beside ? { 'aria-expanded': open } : { 'aria-haspopup': 'dialog' })}
      selected={isShown}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onClick}
      data-testid="map-button"
    >
      {text(isShown ? 'map.hide' : 'search.seeOnMap')}
    </Chip>
  );
};
