import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { LazyMap } from '../LazyMap';
import { MapDialog } from '../MapDialog';
import { france, mapLabels, mapMarkers } from '../sample.fixture';

// jsdom has no layout: without a size nothing is visible.
beforeAll(() => {
  for (const [name, value] of [
    ['clientWidth', 1000],
    ['clientHeight', 900],
    ['offsetWidth', 1000],
    ['offsetHeight', 900],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  // Like real clicks. Otherwise Leaflet takes two quick ones for a double tap.
  Object.defineProperty(MouseEvent.prototype, 'pointerType', { configurable: true, get: () => 'mouse' });
  window.scrollTo = () => undefined;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 900);
});

const SelectableMap = ({ inDialog = false }: { inDialog?: boolean }) => {
  const [selectedId, setSelected] = useState<string | null>(null);
  const [open, setOpen] = useState(inDialog);
  const map = {
    label: 'Carte des séjours',
    markers: mapMarkers,
    centre: france,
    zoom: 6,
    selectedId,
    onSelect: setSelected,
    labels: mapLabels,
  };
  const card = selectedId ? <p>{`Fiche ${selectedId}`}</p> : null;
  return inDialog ? (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Agrandir
      </button>
      <MapDialog
        {...map}
        open={open}
        onClose={() => setOpen(false)}
        title="Carte"
        closeLabel="Fermer"
        card={card}
      />
    </>
  ) : (
    <>
      <LazyMap {...map} />
      {card}
    </>
  );
};

const markers = () => screen.getAllByTestId('map-marker').map((element) => element.dataset['id']);

describe('the keyless map', () => {
  it('draws the land, a tag for each place with enough space, and counts for the others', async () => {
    const { container } = render(<SelectableMap />);
    await screen.findByTestId('map');
    expect(screen.getByRole('region', { name: 'Carte des séjours' })).toBeInTheDocument();
    expect(markers()).toEqual(['1', '2']);
    expect(screen.getByRole('button', { name: '2 séjours, zoomer ici' })).toHaveTextContent('2');
    await waitFor(() => expect(container.querySelectorAll('path.detour-land').length).toBeGreaterThan(30));
    expect(container.querySelectorAll('path.detour-land-own')).toHaveLength(5);
  });

  it('draws its land country by country, and no more of it once it is removed', async () => {
    const { container, unmount } = render(<SelectableMap />);
    await screen.findByTestId('map');
    const land = (): number => container.querySelectorAll('path.detour-land').length;
    const first = land();
    await waitFor(() => expect(land()).toBeGreaterThan(first));
    expect(land()).toBeLessThan(30);
    const canvas = container.querySelector('svg');
    unmount();
    const left = canvas?.querySelectorAll('path.detour-land').length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(canvas?.querySelectorAll('path.detour-land')).toHaveLength(left ?? -1);
  });

  it('selects the pressed marker and shows its card [MAP-003]', async () => {
    render(<SelectableMap />);
    await userEvent.click(await screen.findByRole('button', { name: 'Logis du Guet' }));
    expect(screen.getByText('Fiche 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logis du Guet' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Château de Valmerle' }));
    expect(screen.getByText('Fiche 1')).toBeInTheDocument();
  });

  it('deselects on a press on the land, on the marker again, or on Escape [MAP-004]', async () => {
    render(<SelectableMap />);
    const tag = await screen.findByRole('button', { name: 'Logis du Guet' });
    await userEvent.click(tag);
    fireEvent.click(screen.getByRole('region', { name: 'Carte des séjours' }), { clientX: 10, clientY: 10 });
    expect(screen.queryByText('Fiche 2')).toBeNull();
    await userEvent.click(tag);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Fiche 2')).toBeNull();
    fireEvent.click(tag);
    expect(screen.getByText('Fiche 2')).toBeInTheDocument();
    fireEvent.click(tag);
    expect(screen.queryByText('Fiche 2')).toBeNull();
  });

  it('moves so far that a selected tag at the edge is whole, and above its card', async () => {
    const moves: unknown[] = [];
    const edge = { id: 'edge', lat: 43.3, lng: -1.4, label: 'Au bord' };
    render(
      <LazyMap
        label="Carte"
        markers={[edge]}
        centre={{ lat: 45.45, lng: 3.2 }}
        zoom={7}
        mode="full"
        selectedId="edge"
        onSelect={() => undefined}
        onMove={(area) => moves.push(area)}
        labels={mapLabels}
      />,
    );
    const tag = await screen.findByRole('button', { name: 'Au bord' });
    const [, x, y] =
      /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(tag.parentElement?.style.transform ?? '') ?? [];
    const pane = document.querySelector<HTMLElement>('.leaflet-map-pane')?.style;
    const [, left, top] = /translate3d\((-?[\d.]+)px, (-?[\d.]+)px/.exec(pane?.transform ?? '') ?? [
      '',
      pane?.left,
      pane?.top,
    ];
    expect(Number(x) + Number.parseFloat(String(left))).toBeGreaterThanOrEqual(71);
    expect(Number(y) + Number.parseFloat(String(top))).toBeLessThanOrEqual(900 - 215);
    // The visitor did not move it.
    expect(moves).toEqual([]);
  });

  it('zooms in on a pressed cluster until its places are separate', async () => {
    render(<SelectableMap />);
    await userEvent.click(await screen.findByRole('button', { name: '2 séjours, zoomer ici' }));
    expect(markers()).toEqual(['3', '4']);
    await userEvent.click(screen.getByRole('button', { name: 'Dézoomer' }));
    expect(screen.getByRole('button', { name: 'Dézoomer' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('leaves nothing behind after unmount', async () => {
    const { container, unmount } = render(<SelectableMap />);
    await screen.findByTestId('map');
    unmount();
    expect(container).toBeEmptyDOMElement();
  });

  it('has no accessibility violation', async () => {
    const { container } = render(<SelectableMap />);
    await screen.findByTestId('map');
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the large map', () => {
  it('opens and closes with the card of the selected marker [MAP-002] [MAP-003]', async () => {
    render(<SelectableMap inDialog />);
    const dialog = screen.getByTestId('map-dialog');
    expect(dialog).toHaveAttribute('open');
    await userEvent.click(await screen.findByRole('button', { name: 'Logis du Guet' }));
    expect(dialog).toContainElement(screen.getByText('Fiche 2'));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await userEvent.click(screen.getByRole('button', { name: 'Agrandir' }));
    expect(dialog).toHaveAttribute('open');
  });

  it('fills the screen on mobile [MAP-001]', () => {
    render(<SelectableMap inDialog />);
    expect(screen.getByTestId('map-dialog').querySelector('[data-dialog="full"]')).not.toBeNull();
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const onMobile = rules.filter((rule) => rule.includes('767.98px')).join('\n');
    expect(onMobile).toMatch(/height: ?100dvh/);
  });
});
