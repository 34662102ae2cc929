import { CountdownLine } from './CountdownLine';

const sentence = ({ days, clock }: { days: number; clock: string }): string =>
  `Fin de la réduction dans ${days} jours et ${clock}`;

export const Running = () => (
  <CountdownLine left={{ days: 2, hours: 3, minutes: 4, seconds: 5 }} sentence={sentence} />
);

/** Before the browser's time is known and after the end: the line stays reserved. */
export const Empty = () => <CountdownLine left={null} sentence={sentence} />;
