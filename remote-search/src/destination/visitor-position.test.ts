import { askVisitorPosition } from './visitor-position';

const answering = (answer: Geolocation['getCurrentPosition']): Geolocation =>
  ({ getCurrentPosition: answer }) as Geolocation;

describe('the position of the visitor', () => {
  it('is rounded to about one kilometre', async () => {
    const geolocation = answering((found) =>
      found({ coords: { latitude: 48.856_614, longitude: 2.352_222 } } as GeolocationPosition),
    );
    await expect(askVisitorPosition(geolocation)).resolves.toEqual({
      ok: true,
      value: { lat: 48.86, lng: 2.35 },
    });
  });

  it('is a failure when the visitor refuses', async () => {
    const geolocation = answering((_, refused) =>
      refused?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError),
    );
    await expect(askVisitorPosition(geolocation)).resolves.toMatchObject({
      ok: false,
      error: { kind: 'refused' },
    });
  });

  it('is a failure in a browser without geolocation', async () => {
    await expect(askVisitorPosition(undefined)).resolves.toMatchObject({
      ok: false,
      error: { kind: 'unsupported' },
    });
  });
});
