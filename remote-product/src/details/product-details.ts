import type { ProgramLine, Room, StayDetail } from '@detour/shared-contracts/api';

/** An activity of a stay, as the stay page shows it. @spec PROD-076 */
interface ProductActivity extends Pick<
  ProgramLine,
  'title' | 'imageUrl' | 'icon' | 'activityParticipantsLabel' | 'duration' | 'repeated' | 'displayPax' | 'how'
> {
  /** Null when the activity has no page. */
  readonly activityId: number | null;
  /** Its source line. */
  readonly programLine: ProgramLine;
}

/** Contents of a stay by category. @spec PROD-075 */
export interface ProductDetails {
  readonly room: Room;
  readonly breakfasts: readonly ProgramLine[];
  readonly dinners: readonly ProgramLine[];
  readonly activities: readonly ProductActivity[];
  readonly extra: readonly ProgramLine[];
}

const toActivity = (line: ProgramLine): ProductActivity => ({
  activityId: line.activityId,
  title: line.title,
  imageUrl: line.imageUrl,
  icon: line.icon,
  activityParticipantsLabel: line.activityParticipantsLabel,
  duration: line.duration,
  repeated: line.repeated,
  displayPax: line.displayPax,
  how: line.how,
  programLine: line,
});

/** Sorts the lines of a programme into the blocks of a page. @spec PROD-075 PROD-076 */
export const productDetailsOf = ({
  room,
  programLine,
}: Pick<StayDetail, 'room' | 'programLine'>): ProductDetails => {
  const ofType = (type: ProgramLine['type']) => programLine.filter((line) => line.type === type);
  return {
    room,
    breakfasts: ofType('breakfast'),
    dinners: ofType('dinner'),
    activities: ofType('activity').map(toActivity),
    extra: ofType('extra'),
  };
};

/** Details of an offer before the visitor chooses it. @spec HOTEL-025 */
export interface OfferDetail {
  readonly label: string;
  readonly hotel: Pick<StayDetail['hotel'], 'label' | 'checkInOut'>;
  /** First picture: URLs by size key, without extension. */
  readonly imagesBySize: Readonly<Record<string, string>>;
  readonly programLine: readonly Pick<ProgramLine, 'title' | 'detail' | 'icon'>[];
  readonly activities: readonly ProductActivity[];
  readonly price: { readonly nbRooms: number };
  readonly room: Room;
}

/** @spec HOTEL-025 */
export const offerDetailOf = (stay: StayDetail, nbRooms: number): OfferDetail => ({
  label: stay.label,
  hotel: { label: stay.hotel.label, checkInOut: stay.hotel.checkInOut },
  imagesBySize: { ...stay.images[0]?.sizes },
  programLine: stay.programLine,
  activities: productDetailsOf(stay).activities,
  price: { nbRooms },
  room: stay.room,
});
