import { useState } from 'react';
import { journalAreas } from '#shared/journal.ts';
import { namesOf } from '#shared/user.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { FilterDay } from '#web/ui/FilterDay.tsx';
import { MonthField } from '#web/ui/MonthField.tsx';
import { Select } from '#web/ui/inputs.tsx';
import type { JournalShown } from './journalFilter.ts';
import { areaLabels } from './journalWords.ts';
import styles from './journal.module.css';

interface Props {
  shown: JournalShown;
  onChange: (change: Partial<JournalShown>) => void;
}

/** What the journal is narrowed to: a month or a day, a person and an area. */
export function JournalFilters({ shown, onChange }: Props) {
  const [months, setMonths] = useState(0);
  return (
    <FilterBar role="search" aria-label="Narrow the journal" className={styles.filters}>
      <MonthField
        label="Month"
        optional={shown.thing !== ''}
        value={shown.month}
        onChange={(month) => {
          // A day that was typed in part goes, too.
          setMonths(months + 1);
          onChange({ month, day: '' });
        }}
      />
      <FilterDay
        key={months}
        label="Day"
        optional
        value={shown.day}
        onChange={(day) => onChange({ day })}
      />
      <WhoFilter shown={shown} onChange={onChange} />
      <Select
        label="About"
        value={shown.area}
        onChange={({ target }) => onChange({ area: target.value as JournalShown['area'] })}
      >
        <option value="">Everything</option>
        {journalAreas.map((area) => (
          <option key={area} value={area}>
            {areaLabels[area]}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}

/** Everybody of the team; somebody who has left it is chosen in a line of theirs. */
function WhoFilter({ shown: { who }, onChange }: Props) {
  const { data: team = [], error } = useCall('team.list', {}, 'Failed to fetch the team.');
  const isKnown = who === '' || team.some(({ userId }) => userId === who);
  return (
    <Select
      label="Who"
      value={who}
      error={error}
      onChange={({ target }) => onChange({ who: target.value })}
    >
      <option value="">Everybody</option>
      {!isKnown && <option value={who}>Somebody else</option>}
      {team.map((member) => (
        <option key={member.userId} value={member.userId}>
          {namesOf(member)}
        </option>
      ))}
    </Select>
  );
}
