import type { CareFile } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { Tag, text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../../security/security.view-model';
import { useText } from '../../../../text';
import { statusOf } from '../../search/hit.view-model';
import { fileStyles } from '../file.styles';
import { roomStateOf } from '../words';

/** Rooms by night with the stock of each, and the changes of the booking. */
export const StockTab = ({ file: { nights, changes } }: { readonly file: CareFile }) => {
  const text = useText();
  return (
    <div css={fileStyles.stack}>
      {nights.length === 0 ? (
        <p css={type.muted}>{text('file.noNights')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
        <div css={fileStyles.tableFrame} role="region" aria-label={text('file.tabStock')} tabIndex={0}>
          <Nights nights={nights} />
        </div>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </div>
  );
};

const Nights = ({ nights }: { readonly nights: CareFile['nights'] }) => {
  const text = useText();
  const format = useFormat();
  return (
    <table css={fileStyles.table}>
      <thead>
        <tr>
          <th scope="col">{text('file.night')}</th>
          <th scope="col">{text('file.room')}</th>
          <th scope="col">{text('file.rooms')}</th>
          <th scope="col">{text('file.state')}</th>
          <th scope="col">{text('file.stockNow')}</th>
        </tr>
      </thead>
      <tbody>
        {nights.map(({ night, room, rooms, state, ofChange, stock }, index) => {
          const date = parseIsoDate(night);
          return (
            <tr key={index}>
              <td css={fileStyles.amount}>{date ? format.numericDate(date) : night}</td>
              <td>{room}</td>
              <td>{rooms}</td>
              <td>
                {roomStateOf(state, text)}
                {ofChange && ` (${text('file.ofChange')})`}
              </td>
              <td>{stock ? text('file.stockLine', { ...stock }) : text('file.stockGone')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Changes = ({ changes }: { readonly changes: CareFile['changes'] }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  return (
    <section css={fileStyles.panel}>
      <h3 css={type.h3}>{text('file.changes')}</h3>
      <ul role="list" css={fileStyles.list}>
        {changes.map(({ orderNumber, status, amount, checkin, nights, createdAt, isApplied }) => {
          const arrival = checkin === null ? null : parseIsoDate(checkin);
          const state = statusOf(status, text);
          return (
            <li key={orderNumber} css={fileStyles.row}>
              <div css={fileStyles.line}>
                <span>
                  {arrival && text('desk.arrival', { date: format.longDate(arrival) })}
                  {nights !== null && `, ${text('file.nights', { count: nights })}`}
                </span>
                <span css={fileStyles.amount}>{format.price(amount)}</span>
              </div>
              <div css={fileStyles.line}>
                <span css={[type.small, type.muted]}>
                  {`${orderNumber} · ${momentOf(createdAt, text, { format, locale })}`}
                </span>
                <Tag tone={isApplied ? 'positive' : state.tone}>
                  {isApplied ? text('file.applied') : state.label}
                </Tag>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
