import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { type ChecklistItem, checklistCategories, checklistTexts as texts } from '../content/seoChecklist.ts';
import { Advice } from '../frame/Advice.tsx';
import { ToolColumns, ToolHero, ToolNotice } from '../frame/ToolFrame.tsx';
import { ChecklistActions } from './ChecklistActions.tsx';
import { ChecklistProgress } from './ChecklistProgress.tsx';
import { ChecklistRow } from './ChecklistRow.tsx';
import { useChecklist } from './useChecklist.ts';

/** `/outils/checklist-seo`: native checkboxes that work before JavaScript and are kept on the device after. */
export function SeoChecklist({ data: items }: PageProps<readonly ChecklistItem[]>) {
  const form = useRef<HTMLFormElement>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const list = useChecklist(ids, form);
  const { checked } = list;
  return (
    <>
      <ToolHero seed="checklist" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
      <ToolColumns>
        <ChecklistProgress done={checked.size} total={items.length} />
        {/* Browsers must not restore ticks on reload: the device's list is the one that counts. */}
        <form ref={form} autoComplete="off">
          {list.source === 'link' ? (
            <ToolNotice role="status">
              <p>{texts.fromLink.text}</p>
              <Row>
                <Button type="button" $look="secondary" onClick={list.keepShared}>
                  {texts.fromLink.keep}
                </Button>
                <Button type="button" $look="quiet" onClick={list.leaveShared}>
                  {texts.fromLink.leave}
                </Button>
              </Row>
            </ToolNotice>
          ) : null}
          {list.refused ? <ToolNotice role="status">{texts.notKept}</ToolNotice> : null}
          {checklistCategories.map((category) => (
            <Group key={category}>
              <legend>{category}</legend>
              <ul>
                {items
                  .filter((item) => item.category === category)
                  .map((item) => (
                    <ChecklistRow key={item.id} item={item} checked={checked.has(item.id)} onToggle={list.toggle} />
                  ))}
              </ul>
            </Group>
          ))}
          <ChecklistActions items={items} {...list} />
        </form>
      </ToolColumns>
      <Advice tool="checklist-seo" {...texts.advice} />
    </>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  & + & {
    margin-top: 3rem;
  }
  & > legend {
    padding: 0 0 0.75rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
`;
