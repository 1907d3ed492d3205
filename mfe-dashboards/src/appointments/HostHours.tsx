import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { moment } from '../orders/dates.ts';
import { type Host, type Kind, useSaveHostMutation } from './appointmentsApi.ts';
import { parseHours, typedHours } from './parseHours.ts';

const texts = appointmentsTexts.hosts;
const KINDS: readonly Kind[] = ['consultation', 'audit', 'meeting', 'vip', 'quote'];

interface HostHoursProps {
  readonly person: Host;
  /** Whether kinds are given here: who sells consultations alone gives hours for those. */
  readonly isStaff: boolean;
}

/** When somebody takes appointments, and which. */
export function HostHours({ person, isStaff }: HostHoursProps) {
  const { ui } = useShell();
  const [save, { isLoading }] = useSaveHostMutation();
  const [days, setDays] = useState(() => texts.weekdays.map((_, index) => typedHours(index + 1, person.hours)));
  const [kinds, setKinds] = useState<readonly Kind[]>(person.kinds);
  const [room, setRoom] = useState(person.room_url ?? '');
  // Left alone it stays what it is; emptied on purpose it is removed.
  const [calendar, setCalendar] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  const [calendarError, setCalendarError] = useState<string>();
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [roomError, setRoomError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = days.map((typed, index) => parseHours(index + 1, typed));
    const bad = parsed.flatMap((hours, index) => (hours ? [] : [index]));
    const isRoom = isAddress(room);
    const isCalendar = isAddress(calendar);
    setWrong(bad);
    setRoomError(isRoom ? undefined : backendErrorText({ code: 'bad_address' }));
    setCalendarError(isCalendar ? undefined : backendErrorText({ code: 'bad_address' }));
    if (bad.length > 0 || !isRoom || !isCalendar) {
      const first = bad.length > 0 ? fieldOf(bad[0] ?? 0) : `${isRoom ? 'agenda' : 'salle'}-${person.id}`;
      document.getElementById(first)?.focus();
      return;
    }
    const hours = parsed.flatMap((found) => found ?? []);
    const { error } = await save({
      ...{ person: person.id, kinds: [...kinds], hours, room_url: room.trim() },
      ...(calendar.trim() || isRemoved ? { calendar_url: calendar.trim() } : {}),
    });
    if (error)
      ui.toast({ title: appointmentsTexts.refused, description: backendErrorText(error), tone: 'destructive' });
    else {
      setCalendar('');
      setRemoved(false);
      ui.toast({ title: texts.saved, tone: 'success' });
    }
  }

  const fieldOf = (index: number) => `heures-${person.id}-${index}`;
  const open = person.hours.length > 0 ? person.kinds.map((kind) => appointmentsTexts.kinds[kind]) : [texts.noHours];
  return (
    <Details open={!isStaff}>
      <summary>
        {texts.open(person.name)}{' '}
        <Soft as="span">
          {[...open, ...(person.is_consultant && person.hours.length > 0 ? [texts.consultant] : [])].join(', ')}
        </Soft>
      </summary>
      <Form onSubmit={submit} noValidate>
        {isStaff ? (
          <fieldset>
            <legend>{texts.kinds}</legend>
            <div>
              {KINDS.map((kind) => (
                <Chip
                  key={kind}
                  type="button"
                  aria-pressed={kinds.includes(kind)}
                  onClick={() =>
                    setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind])
                  }
                >
                  {appointmentsTexts.kinds[kind]}
                </Chip>
              ))}
            </div>
          </fieldset>
        ) : null}
        <Soft>{texts.hoursHint}</Soft>
        <Week>
          {texts.weekdays.map((weekday, index) => (
            <Field
              key={weekday}
              id={fieldOf(index)}
              label={weekday}
              value={days[index] ?? ''}
              error={wrong.includes(index) ? texts.hoursError : undefined}
              onChange={({ currentTarget }) => setDays(days.with(index, currentTarget.value))}
            />
          ))}
        </Week>
        <Field
          id={`salle-${person.id}`}
          label={texts.room}
          hint={texts.roomHint}
          type="url"
          maxLength={500}
          value={room}
          error={roomError}
          onChange={({ currentTarget }) => setRoom(currentTarget.value)}
        />
        <Field
          id={`agenda-${person.id}`}
          label={texts.calendar}
          hint={`${stateOf(person, isRemoved)} ${texts.calendarHint}`}
          type="url"
          autoComplete="off"
          maxLength={2000}
          value={calendar}
          error={calendarError}
          onChange={({ currentTarget }) => setCalendar(currentTarget.value)}
        />
        {person.has_calendar ? (
          <label>
            <input
              type="checkbox"
              checked={isRemoved}
              onChange={({ currentTarget }) => setRemoved(currentTarget.checked)}
            />{' '}
            {texts.removeCalendar}
          </label>
        ) : null}
        <div>
          <Button type="submit" $look="secondary" aria-disabled={isLoading}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Details>
  );
}

const isAddress = (typed: string) => typed.trim() === '' || /^https:\/\/\S+$/.test(typed.trim());

/** How the reading of a calendar went. */
function stateOf({ has_calendar, calendar_read_at, calendar_error }: Host, isRemoved: boolean): string {
  if (!has_calendar || isRemoved) return texts.calendarStates.none;
  if (calendar_error)
    return texts.calendarErrors[calendar_error as keyof typeof texts.calendarErrors] ?? texts.calendarErrors.unreadable;
  return calendar_read_at ? texts.calendarStates.read(moment(calendar_read_at)) : texts.calendarStates.waiting;
}

const Details = styled.details`
  border-top: 1px solid var(--ag-line);
  & > summary {
    padding-block: 0.9rem;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  padding-bottom: 1.5rem;
  & legend {
    margin-bottom: 0.5rem;
    font-weight: 600;
  }
  & fieldset > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

const Week = styled.div`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  align-items: start;
`;
