import { weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Select } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { appointmentsTexts } from '../content/appointments.ts';
import { useTimesToMoveQuery } from './appointmentsApi.ts';

const texts = appointmentsTexts.moving;

interface MoveAppointmentProps {
  readonly id: string;
  readonly onMove: (at: string) => void;
  readonly onClose: () => void;
}

/** Another time for an appointment, of those that are free. */
export function MoveAppointment({ id, onMove, onClose }: MoveAppointmentProps) {
  const { data, isError, refetch } = useTimesToMoveQuery(id, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState('');
  const move = (event: FormEvent) => {
    event.preventDefault();
    onMove(chosen || (data?.[0] ?? ''));
  };
  if (isError) return <ReadFailure texts={appointmentsTexts.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="5rem" aria-busy="true" />;
  return (
    <Form onSubmit={move}>
      {data.length > 0 ? (
        <>
          <Select
            id={`deplacer-${id}`}
            label={texts.label}
            value={chosen}
            autoFocus
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {data.map((time) => (
              <option key={time} value={time}>
                {weekdayMoment(time)}
              </option>
            ))}
          </Select>
          <Button type="submit">{texts.save}</Button>
        </>
      ) : (
        <p>{texts.none}</p>
      )}
      <Button type="button" $look="quiet" onClick={onClose}>
        {texts.close}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
`;
