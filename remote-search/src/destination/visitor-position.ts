import { err, ok, type Failure, type Result } from '@detour/shared-contracts';

export interface VisitorPosition {
  readonly lat: number;
  readonly lng: number;
}

/** About a kilometre: enough for 200 km around, and no more than we need to know. */
const round = (degrees: number): number => Math.round(degrees * 100) / 100;

const timeoutMs = 10_000;

/** Asks the browser, and thereby the visitor. Only ever called when the visitor chose "less than 2h". @spec SBOX-015 */
export const askVisitorPosition = (
  geolocation: Geolocation | undefined,
): Promise<Result<VisitorPosition, Failure>> =>
  new Promise((resolve) => {
    if (!geolocation) {
      resolve(err({ kind: 'unsupported', message: 'This browser tells no position.' }));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(ok({ lat: round(coords.latitude), lng: round(coords.longitude) })),
      (error) => resolve(err({ kind: 'refused', message: `No position: ${error.message} (${error.code}).` })),
      { maximumAge: 600_000, timeout: timeoutMs },
    );
  });
