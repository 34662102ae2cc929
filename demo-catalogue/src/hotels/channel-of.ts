import { createRandom } from '../random';

/** Channel managers that do not exist. */
const managers = ['roomlink', 'staysync'] as const;

/** How the rooms of a house reach the shop. Null for a house that enters them itself. */
interface HotelChannel {
  /** Name of the channel manager. */
  readonly name: string;
  /** Id of the house there. */
  readonly id: string;
}

/** About one house in six, by its id: the draws of the other columns stay as they are. @spec FLAG-020 */
export const channelOf = (hotelId: string): HotelChannel | null => {
  const random = createRandom(`channel ${hotelId}`);
  if (random.int(0, 5) > 0) return null;
  return { name: random.pick(managers), id: `CM-${String(random.int(1, 99_999)).padStart(5, '0')}` };
};
