import { Button } from '@agence/shared-contracts/ui/Button';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { contactTexts } from '../content/contact.ts';
import { safeStorage } from '../session/safeStorage.ts';

const { calendar: texts } = contactTexts;
/** Remembers that the visitor has agreed to the calendar's cookies (AMB-49). */
const AGREED_KEY = 'agence-calendrier';

/** The booking calendar of another service: loaded after a click, or when the visitor has agreed to it before. */
export function BookingCalendar({ url }: { readonly url: string }) {
  const [shown, setShown] = useState<'facade' | 'remembered' | 'asked'>('facade');
  useEffect(() => setShown(safeStorage.getItem(AGREED_KEY) === 'oui' ? 'remembered' : 'facade'), []);
  if (shown !== 'facade') {
    return <Frame ref={shown === 'asked' ? takeFocus : undefined} src={url} title={texts.title} loading="lazy" />;
  }
  const show = () => {
    safeStorage.setItem(AGREED_KEY, 'oui');
    setShown('asked');
  };
  return (
    <Facade>
      <p>{texts.explanation}</p>
      <Button type="button" $look="secondary" onClick={show}>
        {texts.show}
      </Button>
    </Facade>
  );
}

/** The button that was in focus is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

const Frame = styled.iframe`
  width: 100%;
  height: min(42rem, 70dvh);
  border: 0;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
`;

const Facade = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding: 1.5rem;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
`;
