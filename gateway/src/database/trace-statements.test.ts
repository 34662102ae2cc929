import { describeStatement } from './trace-statements';

describe('the kind of a statement', () => {
  it.each([
    ['select "id" from "hotel" where "id" = $1', 'SELECT', 'hotel'],
    ['insert into "orders" ("uuid") values ($1)', 'INSERT', 'orders'],
    ['update "room_night" set "held" = "held" + $1', 'UPDATE', 'room_night'],
    ['delete from quote where at < $1', 'DELETE', 'quote'],
    ['\n  with chosen as (select 1 from offer) select * from chosen', 'WITH', 'offer'],
    [
      '\n with opened as (insert into "orders" ("uuid") values ($1)), lines as (insert into order_line)',
      'INSERT',
      'orders',
    ],
    ['with "open" as (select * from "orders" for update) update "payment" set a = $1', 'UPDATE', 'payment'],
    ['with gone as (delete from hold returning *) select * from gone', 'DELETE', 'hold'],
    ['with a as (select 1 from "room" for no key update of "room") select 1', 'WITH', 'room'],
    ['begin', 'BEGIN', undefined],
    ['select 1', 'SELECT', undefined],
    [';', 'OTHER', undefined],
  ])('of %j is %s %s', (text, operation, table) => {
    expect(describeStatement(text)).toEqual({ operation, ...(table && { table }) });
  });

  it('keeps no value that somebody wrote into the text', () => {
    const text = "select note from message where body = 'from Ann@shop.example' and sum = 4242424242424242";
    expect(JSON.stringify(describeStatement(text))).toBe('{"operation":"SELECT","table":"message"}');
  });
});
