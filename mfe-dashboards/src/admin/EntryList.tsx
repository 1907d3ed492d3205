import type { ListName } from '@agence/shared-contracts/backend/siteLists';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { adminTexts as texts } from '../content/admin.ts';
import { EmptyList } from '../member/EmptyList.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { Panel } from '../member/Panel.tsx';
import { UndoBar } from '../member/UndoBar.tsx';
import { type SiteEntry, useAddEntryMutation, useChangeEntryMutation, useRemoveEntryMutation } from './adminApi.ts';
import { EntryForm } from './EntryForm.tsx';
import { Bar, Line, Rows } from './EntryRows.tsx';

interface EntryListProps {
  readonly list: ListName;
  readonly entries: readonly SiteEntry[];
}

/** The entries of one list: show, hide, change, add and remove. */
export function EntryList({ list, entries }: EntryListProps) {
  const { ui } = useShell();
  const [add, { isLoading: isAdding }] = useAddEntryMutation();
  const [change] = useChangeEntryMutation();
  const [remove] = useRemoveEntryMutation();
  const [edited, setEdited] = useState<string>();
  const [removed, setRemoved] = useState<SiteEntry>();

  /** What gets the focus back from a form that is gone. */
  const opener = useRef<string>(undefined);
  const close = (id: string | undefined) => {
    opener.current = id;
    setEdited(undefined);
  };
  /** Says so when the server refused. @param id what then gets the focus. @returns whether it worked */
  const attempt = async (work: PromiseLike<{ readonly error?: unknown }>, id?: string) => {
    const { error } = await work;
    if (error) ui.toast({ ...texts.saveFailed, tone: 'destructive' });
    else close(id);
    return !error;
  };
  const takeOut = async (entry: SiteEntry) => {
    if (await attempt(remove(entry.id))) setRemoved(entry);
  };
  const restore = async (entry: SiteEntry) => {
    if (await attempt(add(entry))) setRemoved(undefined);
  };
  const isEmpty = entries.length === 0;
  // An empty list has its button elsewhere, and anew: once the form is gone, and once the first entry is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is focused is drawn anew by it
  useEffect(() => {
    if (edited === undefined && opener.current) document.getElementById(opener.current)?.focus();
  }, [edited, isEmpty]);
  const adder = `ajouter-${list}`;
  const last = Math.max(-1, ...entries.map(({ position }) => position));
  const addButton = (
    <Button
      id={adder}
      type="button"
      $look={edited === undefined ? 'primary' : 'secondary'}
      onClick={() => setEdited('new')}
    >
      {texts.add}
    </Button>
  );

  return (
    <>
      {removed ? (
        <UndoBar action={texts.undo} onUndo={() => void restore(removed)} isBusy={isAdding}>
          {texts.removed(titleOf(removed.data))}
        </UndoBar>
      ) : null}
      {!isEmpty ? (
        <Bar>
          <Soft>
            <FactLine>
              {texts.count(entries.length)}
              {texts.hints[list]}
            </FactLine>
          </Soft>
          {addButton}
        </Bar>
      ) : edited === 'new' ? null : (
        <Panel>
          <EmptyList
            drawing={list === 'testimonials' ? 'voices' : 'words'}
            title={texts.empty[list]}
            example={texts.examples[list]}
            actions={addButton}
          >
            {texts.hints[list]}
          </EmptyList>
        </Panel>
      )}
      <Rows>
        {edited === 'new' ? (
          <li>
            <EntryForm
              id={`${list}-new`}
              list={list}
              data={{}}
              onCancel={() => close(adder)}
              onSave={(data) => void attempt(add({ list, position: last + 1, data }), adder)}
            />
          </li>
        ) : null}
        {entries.map((entry) => (
          <li key={entry.id}>
            <Line>
              <strong>{titleOf(entry.data)}</strong>
              <Badge $tone={entry.is_published ? 'moss' : 'neutral'}>
                {entry.is_published ? texts.published : texts.hidden}
              </Badge>
              <span className="actions">
                <Button
                  type="button"
                  $look="quiet"
                  onClick={() => void attempt(change({ id: entry.id, fields: { is_published: !entry.is_published } }))}
                >
                  {entry.is_published ? texts.hide : texts.publish}
                </Button>
                <Button id={`modifier-${entry.id}`} type="button" $look="quiet" onClick={() => setEdited(entry.id)}>
                  {texts.edit}
                </Button>
                <Button type="button" $look="quiet" onClick={() => void takeOut(entry)}>
                  {texts.remove}
                </Button>
              </span>
            </Line>
            {edited === entry.id ? (
              <EntryForm
                id={entry.id}
                list={list}
                data={entry.data}
                onCancel={() => close(`modifier-${entry.id}`)}
                onSave={(data) => void attempt(change({ id: entry.id, fields: { data } }), `modifier-${entry.id}`)}
              />
            ) : null}
          </li>
        ))}
      </Rows>
    </>
  );
}

/** The first text of an entry, which says best what it is. */
function titleOf(data: Readonly<Record<string, unknown>>): string {
  const { name, title, label, message } = data;
  return String([name, title, label, message].find((text) => typeof text === 'string') ?? '—');
}
