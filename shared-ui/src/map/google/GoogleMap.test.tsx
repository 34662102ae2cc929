import { act, render, screen } from '@testing-library/react';
import { LazyMap } from '../LazyMap';
import { france, mapLabels, mapMarkers } from '../sample.fixture';

interface LibraryProps {
  bootstrapURLKeys: { key: string };
  onGoogleApiLoaded: (loaded: { map: unknown; maps: unknown }) => void;
  onClick: () => void;
  center: { lat: number; lng: number };
  zoom: number;
  onChange: (change: {
    center: { lat: number; lng: number };
    zoom: number;
    bounds: { nw: { lat: number; lng: number }; se: { lat: number; lng: number } };
  }) => void;
  children: React.ReactNode;
}

let library: LibraryProps;

// The service is a script from another host. This mock replaces the data that the library passes on.
jest.mock('google-map-react', () => ({
  __esModule: true,
  default: (props: LibraryProps) => {
    library = props;
    return <div data-testid="google">{props.children}</div>;
  },
}));

const onSelect = jest.fn();

const onMove = jest.fn();

const show = (more: { fit?: boolean; highlightedId?: string } = {}) =>
  render(
    <LazyMap
      googleKey="key-of-the-operator"
      label="Carte des séjours"
      markers={mapMarkers}
      centre={france}
      zoom={6}
      selectedId={null}
      onSelect={onSelect}
      labels={mapLabels}
      onMove={onMove}
      {...more}
    />,
  );

beforeEach(() => onMove.mockClear());

describe('the hosted map', () => {
  it('loads with the key from the settings and shows the same markers [MAP-008]', async () => {
    show();
    await screen.findByTestId('google');
    expect(library.bootstrapURLKeys).toEqual({ key: 'key-of-the-operator' });
    expect(screen.getAllByTestId('map-marker')).toHaveLength(2);
    library.onClick();
    expect(onSelect).toHaveBeenLastCalledWith(null);
  });

  it('reports the shown part when the visitor moves it, not when it moves by itself', async () => {
    show();
    await screen.findByTestId('google');
    const bounds = { nw: { lat: 51, lng: -5 }, se: { lat: 42, lng: 8 } };
    act(() => library.onChange({ center: library.center, zoom: library.zoom, bounds }));
    expect(onMove).not.toHaveBeenCalled();
    act(() => library.onChange({ center: { lat: 47, lng: 2 }, zoom: 6, bounds }));
    expect(onMove).toHaveBeenCalledWith({ north: 51, south: 42, east: 8, west: -5 });
    expect(library.center).toEqual({ lat: 47, lng: 2 });
  });

  it('begins at the view that holds all markers, at a whole zoom level', async () => {
    show({ fit: true });
    await screen.findByTestId('google');
    expect(library.center).not.toEqual(france);
    expect(Number.isInteger(library.zoom)).toBe(true);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('lights up the marker that a list points at', async () => {
    const [one] = mapMarkers;
    show({ highlightedId: one?.id ?? '' });
    await screen.findByTestId('google');
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(1);
  });

  it('falls back to the keyless map when the service does not respond', async () => {
    show();
    await screen.findByTestId('google');
    act(() => library.onGoogleApiLoaded({ map: null, maps: null }));
    expect(screen.queryByTestId('google')).toBeNull();
    expect(screen.getByRole('region', { name: 'Carte des séjours' })).toBeInTheDocument();
  });
});
