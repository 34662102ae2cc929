import { isoDate } from '@detour/shared-contracts/base';
import { noDates, reduceDatePicker, type DatePickerState } from './date-picker';

const day = (date: number) => isoDate(`2026-12-${String(date).padStart(2, '0')}`);
const range = (from: number, to: number) => ({ checkin: day(from), checkout: day(to) });
const opened = (draft: DatePickerState['draft'] = noDates): DatePickerState =>
  reduceDatePicker({ open: false, draft: noDates, touched: false }, { type: 'open', location: draft });

const select = (state: DatePickerState, ...dates: number[]): DatePickerState =>
  dates.reduce((present, date) => reduceDatePicker(present, { type: 'select', day: day(date) }), state);

describe('the date picker', () => {
  it('opens with the current dates and closes [DATE-001]', () => {
    const state = opened(range(11, 13));
    expect(state).toEqual({ open: true, draft: range(11, 13), touched: false });
    expect(reduceDatePicker(state, { type: 'close', location: range(11, 13) }).open).toBe(false);
  });

  it('takes the first click as check-in and a later day as check-out [DATE-002, DATE-003]', () => {
    expect(select(opened(), 11).draft).toEqual({ checkin: day(11), checkout: null });
    expect(select(opened(), 11, 13).draft).toEqual(range(11, 13));
  });

  it('restarts on an earlier day, on the same day, and after a complete range [DATE-004]', () => {
    expect(select(opened(), 11, 9).draft).toEqual({ checkin: day(9), checkout: null });
    expect(select(opened(), 11, 11).draft).toEqual({ checkin: day(11), checkout: null });
    expect(select(opened(range(11, 13)), 20).draft).toEqual({ checkin: day(20), checkout: null });
  });

  it('restores the current dates when it closes with only a check-in [DATE-006]', () => {
    const location = range(11, 13);
    const closed = reduceDatePicker(select(opened(location), 20), { type: 'close', location });
    expect(closed.draft).toEqual(location);
  });

  it('keeps a complete range when it closes', () => {
    const closed = reduceDatePicker(select(opened(), 20, 22), { type: 'close', location: noDates });
    expect(closed.draft).toEqual(range(20, 22));
  });

  it('has no dates after clearing [DATE-007]', () => {
    expect(reduceDatePicker(opened(range(11, 13)), { type: 'clear' }).draft).toEqual(noDates);
  });
});
