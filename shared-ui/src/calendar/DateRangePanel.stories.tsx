import { useState } from 'react';
import { isoDate, monthOf, nightsBetween } from '@detour/shared-contracts/base';
import { calendarLabels, sampleDay } from '../stories/sample.fixture';
import { Button } from '../button/Button';
import { noDates } from './picker/date-picker';
import { DateRangePanel } from './DateRangePanel';
import { useDatePicker } from './picker/useDatePicker';

const today = isoDate('2026-12-03');
const weekend = { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13') };

const Dates = ({ loading = false, chosen = weekend as typeof weekend | typeof noDates }) => {
  const [location, setLocation] = useState<typeof noDates>(chosen);
  const [month, setMonth] = useState('2026-12');
  const [months, setMonths] = useState(3);
  const picker = useDatePicker({ location, onChange: setLocation });
  const { checkin, checkout } = picker.selection;
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : 0;
  return (
    <div css={{ minHeight: '44rem', display: 'grid', justifyItems: 'center', alignItems: 'start' }}>
      <DateRangePanel
        open={picker.open}
        onClose={picker.close}
        title="Vos dates"
        closeLabel="Fermer"
        anchor={
          <Button kind="quiet" onClick={picker.show} data-testid="searchbox-dates">
            Dates
          </Button>
        }
        calendar={{
          today,
          lastDay: isoDate('2027-12-03'),
          month,
          onMonthChange: setMonth,
          selection: picker.selection,
          dayOf: (day) => {
            const facts = sampleDay(day, today);
            if (loading && monthOf(day) > '2026-12') return { blocked: false, loading: true };
            const tooShort = checkin && !checkout && nightsBetween(checkin, day) === 1;
            return tooShort ? { blocked: true, note: '2 nuits minimum' } : facts;
          },
          onSelect: picker.select,
          searching: loading,
          labels: calendarLabels,
        }}
        loadedMonths={months}
        onNeedMore={() => setMonths((count) => Math.min(12, count + 3))}
        shortcuts={[
          { id: 'this-weekend', label: 'Ce week-end', selected: false, onSelect: () => undefined },
          { id: 'next-weekend', label: 'Le week-end prochain', selected: false, onSelect: () => undefined },
          {
            id: 'w',
            label: '11–13 décembre',
            selected: checkin === weekend.checkin,
            onSelect: () => picker.choose(weekend),
          },
          { id: 'n', label: 'Nouvel An', selected: false, onSelect: () => undefined },
        ]}
        legend={[
          'Prix pour une nuit et 2 personnes, taxes comprises.',
          'Les jours barrés sont complets. Deux nuits au moins le week-end.',
        ]}
        clearLabel="Effacer"
        onClear={picker.clear}
        summary={
          nights > 0
            ? {
                nights: `${nights} nuits`,
                total: '372 €',
                dates: '11–13 déc., 2 nuits',
                basis: '372 €, taxes comprises',
              }
            : undefined
        }
        hint={checkin ? 'Choisissez votre départ' : 'Choisissez votre arrivée'}
        confirmLabel="Valider les dates"
        confirmLabelMobile="Valider"
        onConfirm={picker.close}
      />
    </div>
  );
};

export const Chosen = () => <Dates />;
export const Empty = () => <Dates chosen={noDates} />;
export const Loading = () => <Dates loading />;
