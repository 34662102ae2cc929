import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';

/** `HH:mm` at which the guests of a package leave their room: the hotel's time, or a later one that the package includes. */
export const checkoutTimeOf = (program: readonly object[], hotelTime: string): string =>
  (program as readonly StoredProgramLine[])
    .flatMap(({ checkoutTime }) => checkoutTime ?? [])
    .reduce((latest, time) => (time > latest ? time : latest), hotelTime);
