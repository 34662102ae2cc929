import { addDays, isoDate } from '@detour/shared-contracts/base';
import type { Night } from './stay-product.repository';

/** Rooms of one type on one night. */
export interface HeldRooms {
  readonly room_type_id: string;
  readonly night: string;
  readonly rooms: number;
}

/** Rooms of one type that a booking has sold: `rooms` on each night from `checkin` on. */
export interface OwnRooms {
  readonly roomTypeId: string;
  readonly checkin: string;
  readonly nights: number;
  readonly rooms: number;
  /** Rooms that its unpaid change holds in addition. Another change would replace that one. */
  readonly held?: readonly HeldRooms[];
}

const isOwn = (
  { roomTypeId, checkin, nights }: OwnRooms,
  night: Pick<Night, 'room_type_id' | 'night'>,
): boolean =>
  night.room_type_id === roomTypeId &&
  night.night >= checkin &&
  night.night < addDays(isoDate(checkin), nights);

/** Rooms that the booking has on a night. */
export const ownRoomsOn = (own: OwnRooms, night: Pick<Night, 'room_type_id' | 'night'>): number =>
  isOwn(own, night) ? own.rooms : 0;

const heldRoomsOn = ({ held = [] }: OwnRooms, night: Pick<Night, 'room_type_id' | 'night'>): number =>
  held
    .filter((hold) => hold.room_type_id === night.room_type_id && hold.night === night.night)
    .reduce((sum, { rooms }) => sum + rooms, 0);

/**
 * The nights as the booking that changes sees them: its own rooms, and those that its unpaid change holds, are free for it. On a night that
 * was closed since, it has no more than its own; its own check-in day stays open to it.
 */
export const freeFor = (nights: readonly Night[], own: OwnRooms): readonly Night[] =>
  nights.map((stocked) => {
    const night = { ...stocked, held: stocked.held - heldRoomsOn(own, stocked) };
    const rooms = ownRoomsOn(own, night);
    if (rooms === 0) return night;
    return {
      ...night,
      sold: night.sold - rooms,
      closed: false,
      ...(night.closed && { capacity: night.sold + night.held }),
      ...(night.night === own.checkin && { closed_to_arrival: false }),
    };
  });
