import type { Asked } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { contactTexts as texts } from '../content/contact.ts';
import type { NextTimes } from './NextTimes.tsx';
import type { TimePicker } from './TimePicker.tsx';
import { useWhenOpen } from './useWhenOpen.ts';

interface AppointmentChoiceProps {
  readonly asked: Asked;
  /** The token of the time that is held, or undefined when it is let go. */
  readonly onHold: (token: string | undefined) => void;
}

/**
 * The way to a time: a plain form that leads to the page, which works without JavaScript; with it, the times come here, when somebody
 * wants them. What is sent early waits until this answers (architecture "Quiet start"): the page knows nothing of what the dialog was
 * opened with, such as a price that somebody has put together. The first times come as it opens.
 */
export function AppointmentChoice({ asked, onHold }: AppointmentChoiceProps) {
  const [Picker, setPicker] = useState<typeof TimePicker>();
  const Next = useWhenOpen<typeof NextTimes>(loadNext);
  const wanted = useRef<Date>(undefined);
  const [isComing, setComing] = useState(false);
  const open = (at?: Date) => {
    wanted.current = at;
    setComing(true);
    loadPicker().then(
      (loaded) => setPicker(() => loaded.TimePicker),
      () => location.assign(`/rendez-vous?pour=${asked}`),
    );
  };
  // Another kind has other times.
  if (Picker) return <Picker key={asked} asked={asked} onHold={onHold} wanted={wanted} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <Choice action="/rendez-vous" data-waits="" onSubmit={submit}>
      <h3>{texts.now}</h3>
      <input type="hidden" name="pour" value={asked} />
      <div>{Next ? <Next asked={asked} onChoose={open} /> : null}</div>
      <Button type="submit" $look="secondary" aria-disabled={isComing} onFocus={prepare} onPointerEnter={prepare}>
        {texts.chooseTime}
      </Button>
      {isComing ? (
        <span className="visually-hidden" role="status">
          {texts.timesComing}
        </span>
      ) : null}
    </Choice>
  );
}

/* Times come first, in room that is kept for them; the button to all of them looks like the link that it is without a script. */
const Choice = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  & > h3,
  & > div {
    flex: 1 1 100%;
  }
  & > div {
    @media (scripting) {
      min-height: 5rem;
    }
  }
  && > button {
    padding: 0;
    border: 0;
    background: none;
    text-decoration: underline;
  }
`;

const loadNext = async () => (await import('./NextTimes.tsx')).NextTimes;
const loadPicker = () => import('./TimePicker.tsx');
/** Who comes to the button has the times, and the focus at their heading, as soon as it is pressed. What fails is told then. */
const prepare = () => void loadPicker().catch(() => {});
