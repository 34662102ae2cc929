import { err, ok, type Failure, type Result } from '@detour/shared-contracts/base';

export interface VisitorPosition {
  readonly lat: number;
  readonly lng: number;
}

/** About a kilometre: sufficient for 200 km around, and no more precise than needed. */
const round = (degrees: number): number => Math.round(degrees * 100) / 100;

const timeoutMs = 10_000;

/** Requests the position, which prompts the visitor. Called only after the visitor chose "less than 2h". @spec SBOX-015 */
export const askVisitorPosition = (
  geolocation: Geolocation | undefined,
): Promise<Result<VisitorPosition, Failure>> =>
  new Promise((resolve) => {
    if (!geolocation) {
      resolve(err({ kind: 'unsupported', message: 'This browser provides no position.' }));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(ok({ lat: round(coords.latitude), lng: round(coords.longitude) })),
      (error) => resolve(err({ kind: 'refused', message: `No position: ${error.message} (${error.code}).` })),
      { maximumAge: 600_000, timeout: timeoutMs },
    );
  });
