import { LazyMap } from './LazyMap';
import { france, mapLabels, mapMarkers } from './sample.fixture';

export const Keyless = () => (
  <div css={{ height: '28rem' }}>
    <LazyMap
      label="Carte des séjours"
      markers={mapMarkers}
      centre={france}
      zoom={6}
      selectedId="2"
      onSelect={() => undefined}
      labels={mapLabels}
    />
  </div>
);
