/** The only source of time in rules, gateway and shell. Tests fix it. `now` is ms since the epoch, UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const createFixedClock = (iso: string): Clock => {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) throw new TypeError(`A fixed clock needs an ISO instant, not "${iso}".`);
  return { now: () => instant };
};
