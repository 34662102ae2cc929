import { act, render, screen } from '@testing-library/react';
import { LazyMap } from '../LazyMap';
import { france, mapLabels, mapMarkers } from '../sample.fixture';

interface LibraryProps {
  bootstrapURLKeys: { key: string };
  onGoogleApiLoaded: (loaded: { map: unknown; maps: unknown }) => void;
  onClick: () => void;
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

const show = () =>
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
    />,
  );

describe('the hosted map', () => {
  it('loads with the key from the settings and shows the same markers [MAP-008]', async () => {
    show();
    await screen.findByTestId('google');
    expect(library.bootstrapURLKeys).toEqual({ key: 'key-of-the-operator' });
    expect(screen.getAllByTestId('map-marker')).toHaveLength(2);
    library.onClick();
    expect(onSelect).toHaveBeenLastCalledWith(null);
  });

  it('falls back to the keyless map when the service does not respond', async () => {
    show();
    await screen.findByTestId('google');
    act(() => library.onGoogleApiLoaded({ map: null, maps: null }));
    expect(screen.queryByTestId('google')).toBeNull();
    expect(screen.getByRole('region', { name: 'Carte des séjours' })).toBeInTheDocument();
  });
});
