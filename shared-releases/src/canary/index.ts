export { createCanaryTest, type CanaryTest, type Tallies } from './canary-test';
export { close, closedLetters, countOnce, isClosed, type Closed } from './counted-once';
export { type MeasureName } from './measures';
export { createPostgresTallies } from './postgres-tallies';
export { simulateRuns, type Scenario } from './simulation';
export { addTally, noTally, rateOf, type Tally } from './tally';
