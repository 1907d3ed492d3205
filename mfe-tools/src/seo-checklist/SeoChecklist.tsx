import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { checklistCategories, checklistItems, checklistTexts as texts } from '../content/seoChecklist.ts';
import { ChecklistRow } from './ChecklistRow.tsx';
import { fromHash, keepChecked, progressPercent, readChecked, toHash } from './checked.ts';

/** `/outils/checklist-seo`: native checkboxes that work before JavaScript and are kept on the device after. */
export function SeoChecklist() {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState('');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // What was ticked before hydration counts, besides what the device or a shared address remembers.
    const ticked = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
      ({ value }) => value,
    );
    setChecked(new Set([...(fromHash(location.hash) ?? readChecked()), ...ticked]));
  }, []);

  const change = (next: ReadonlySet<string>) => {
    setChecked(next);
    keepChecked(next);
  };
  const toggle = (id: string) => {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    change(next);
  };
  const copy = async (text: string, done: string) => {
    await navigator.clipboard.writeText(text);
    setNotice(done);
  };
  const asText = () => checklistItems.map(({ id, item }) => `${checked.has(id) ? '[x]' : '[ ]'} ${item}`).join('\n');

  return (
    <>
      <Hero>
        <ContourArt seed="checklist" levels={9} />
        <HeroBody>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
        </HeroBody>
      </Hero>
      <Container>
        <form ref={form}>
          <Progress>
            <ProgressBar
              value={progressPercent(checked)}
              aria-label={texts.progress(checked.size, checklistItems.length)}
            />
            <p role="status">{texts.progress(checked.size, checklistItems.length)}</p>
          </Progress>
          {checklistCategories.map((category) => (
            <Group key={category}>
              <legend>{category}</legend>
              {checklistItems
                .filter((item) => item.category === category)
                .map((item) => (
                  <ChecklistRow key={item.id} item={item} checked={checked.has(item.id)} onToggle={toggle} />
                ))}
            </Group>
          ))}
          <Actions>
            <Button type="button" $look="secondary" onClick={() => copy(asText(), texts.copied)}>
              {texts.copy}
            </Button>
            <Button
              type="button"
              $look="secondary"
              onClick={() => copy(location.origin + location.pathname + toHash(checked), texts.shared)}
            >
              {texts.share}
            </Button>
            <Button type="button" $look="secondary" onClick={() => print()}>
              {texts.print}
            </Button>
            <Button type="button" $look="quiet" onClick={() => change(new Set())}>
              {texts.reset}
            </Button>
            <span role="status">{notice}</span>
          </Actions>
        </form>
        <Advice>
          <h2>{texts.advice.title}</h2>
          <p>{texts.advice.text}</p>
          <Button type="button" commandfor="reserver" command="show-modal">
            {texts.advice.action}
          </Button>
        </Advice>
      </Container>
    </>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3rem, 7vw, 6rem) clamp(2rem, 4vw, 3rem);
`;

const HeroBody = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;

const Progress = styled.div`
  position: sticky;
  top: 4.5rem;
  z-index: 2;
  display: grid;
  gap: 0.5rem;
  padding-block: 1rem;
  background: var(--ag-ground);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin-top: 2.5rem;
  & > legend {
    padding: 0 0 0.75rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
`;

const Actions = styled(Row)`
  margin-top: 2.5rem;
  @media print {
    display: none;
  }
`;

const Advice = styled.aside`
  display: grid;
  gap: 1rem;
  justify-items: start;
  margin-block: var(--ag-section);
  padding: clamp(1.75rem, 5vw, 3.5rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  & > p {
    max-width: 44ch;
  }
`;
