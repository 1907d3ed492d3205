import { massifGoogle } from '@agence/shared-contracts/art/pictures';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { type ChecklistItem, checklistCategories, checklistTexts as texts } from '../content/seoChecklist.ts';
import { tools } from '../content/tools.ts';
import { Advice } from '../frame/Advice.tsx';
import type { ContourPaths } from '../frame/Contours.tsx';
import { OtherTools } from '../frame/OtherTools.tsx';
import { ResultActions } from '../frame/ResultActions.tsx';
import { ToolColumns } from '../frame/ToolColumns.tsx';
import { ToolHero } from '../frame/ToolHero.tsx';
import { ToolNotice } from '../frame/ToolNotice.tsx';
import { ChecklistProgress } from './ChecklistProgress.tsx';
import { ChecklistRow } from './ChecklistRow.tsx';
import { checklistText } from './checklistText.ts';
import { ResetButton } from './ResetButton.tsx';
import { useChecklist } from './useChecklist.ts';

export interface ChecklistData {
  readonly items: readonly ChecklistItem[];
  readonly contours: ContourPaths;
}

/** `/outils/checklist-seo`: native checkboxes that work before JavaScript and are kept on the device after. */
export function SeoChecklist({ data: { items, contours } }: PageProps<ChecklistData>) {
  const form = useRef<HTMLFormElement>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const list = useChecklist(ids, form);
  const { checked } = list;
  const text = () => checklistText(items, checked);
  const file = { name: texts.fileName, type: 'text/plain' } as const;
  return (
    <>
      <ToolHero tool={tools.checklist} contours={contours} title={texts.title} lead={texts.lead} />
      <ToolColumns>
        <ChecklistProgress
          done={checked.size}
          total={items.length}
          next={items.find(({ id }) => !checked.has(id))?.item}
        >
          <ResetButton checked={checked} change={list.change} />
        </ChecklistProgress>
        {/* Browsers must not restore ticks on reload: the device's list is the one that counts. */}
        <form ref={form} autoComplete="off">
          {list.isShared ? (
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
          {checklistCategories.map((category) => {
            const own = items.filter((item) => item.category === category);
            const done = own.filter(({ id }) => checked.has(id)).length;
            return (
              <Group key={category}>
                <legend lang={category === 'On-Page' ? 'en' : undefined}>{category}</legend>
                <small>{texts.category(done, own.length)}</small>
                <ul>
                  {own.map((item) => (
                    <ChecklistRow key={item.id} item={item} checked={checked.has(item.id)} onToggle={list.toggle} />
                  ))}
                </ul>
              </Group>
            );
          })}
          <ResultActions
            address={list.address}
            text={text}
            file={{ label: texts.download, make: () => ({ ...file, text: text() }) }}
          />
        </form>
      </ToolColumns>
      <Advice tool={tools.checklist} art={massifGoogle} {...texts.advice} />
      <OtherTools than={tools.checklist} />
    </>
  );
}

const Group = styled.fieldset`
  position: relative;
  min-width: 0;
  margin-bottom: 3rem;
  & > legend {
    padding: 0 0 0.75rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & > small {
    position: absolute;
    /* On the baseline of the title. */
    top: calc(-0.65rem - 1.2 * var(--ag-size-3));
    right: 0;
    line-height: calc(1.2 * var(--ag-size-3));
    font-size: 0.9375rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--ag-ink-soft);
  }
`;
