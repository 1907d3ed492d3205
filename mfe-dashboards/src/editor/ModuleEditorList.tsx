import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Icon } from '../member/Icon.tsx';
import { Hint, Panel, Problem } from '../member/Panel.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { type EditedCourse, type EditedModule, useAddModuleMutation, useReorderModulesMutation } from './editorApi.ts';
import { ModuleEditor } from './ModuleEditor.tsx';
import { moved } from './moved.ts';
import { PartHead } from './PartHead.tsx';
import { RemoveModule } from './RemoveModule.tsx';

const texts = editorTexts.modules;

/** The modules of a course: add, order by dragging or with the arrows, edit in place. */
export function ModuleEditorList({ course }: { readonly course: EditedCourse }) {
  const [add, adding] = useAddModuleMutation();
  const [reorder, reordering] = useReorderModulesMutation();
  const [opened, setOpened] = useState<string>();
  const [added, setAdded] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const [toRemove, setToRemove] = useState<EditedModule>();
  const [announcement, setAnnouncement] = useState('');
  const { modules } = course;
  const ids = modules.map(({ id }) => id);

  const nameOf = ({ id, title }: EditedModule) => texts.named(ids.indexOf(id) + 1, title);

  const addModule = async () => {
    const id = newId();
    const order_index = Math.max(-1, ...modules.map((module) => module.order_index)) + 1;
    const answer = await add({ id, formation_id: course.id, title: texts.newTitle, order_index });
    if ('error' in answer) return;
    setAdded(id);
    setOpened(id);
  };
  const move = (module: EditedModule, to: number) => {
    const order = moved(ids, module.id, to);
    if (order === ids) return;
    setAnnouncement(texts.moved(module.title, to + 1, modules.length));
    void reorder({ formation: course.id, module_ids: order });
  };
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    const module = modules.find(({ id }) => id === dragged);
    setDragged(undefined);
    if (module) move(module, place);
  };

  return (
    <Panel aria-labelledby="modules">
      <PartHead
        id="modules"
        title={editorTexts.sections.modules}
        lead={texts.lead}
        filled={modules.filter(({ is_published }) => is_published).length}
        total={Math.max(1, modules.length)}
      />
      {reordering.isError ? <Problem role="alert">{texts.reorderFailed}</Problem> : null}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <List>
        {modules.map((module, index) => (
          <Item
            // Takes the focus of one that was removed.
            aria-label={texts.named(index + 1, module.title)}
            id={`module-${module.id}`}
            key={module.id}
            $dragged={module.id === dragged}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <Row>
              <Handle
                draggable
                aria-hidden="true"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(module.id);
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                <Icon name="grip" />
              </Handle>
              <Title>
                <strong>{texts.named(index + 1, module.title)}</strong>
                <span>
                  {formatDuration(module.duration_minutes)}
                  {module.is_published ? null : <Badge>{texts.state.draft}</Badge>}
                  {module.is_preview ? <Badge $tone="glacier">{texts.state.preview}</Badge> : null}
                </span>
              </Title>
              <Tools>
                <button
                  type="button"
                  aria-label={texts.up(texts.named(index + 1, module.title))}
                  aria-disabled={index === 0}
                  onClick={() => move(module, index - 1)}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  aria-label={texts.down(texts.named(index + 1, module.title))}
                  aria-disabled={index === modules.length - 1}
                  onClick={() => move(module, index + 1)}
                >
                  <Icon name="down" />
                </button>
                <button
                  type="button"
                  aria-label={texts.edit(texts.named(index + 1, module.title))}
                  aria-expanded={module.id === opened}
                  onClick={() => setOpened(module.id === opened ? undefined : module.id)}
                >
                  <Icon name="edit" />
                </button>
              </Tools>
            </Row>
            {module.id === opened ? (
              <ModuleEditor key={module.id} courseId={course.id} module={module} isNew={module.id === added}>
                <Remove
                  type="button"
                  aria-label={texts.remove(texts.named(index + 1, module.title))}
                  onClick={() => setToRemove(module)}
                >
                  <Icon name="remove" size={20} />
                  {texts.removeThis}
                </Remove>
              </ModuleEditor>
            ) : null}
          </Item>
        ))}
      </List>
      <Acts>
        <Button type="button" $look="secondary" aria-disabled={adding.isLoading} onClick={addModule}>
          {texts.add}
        </Button>
        <Hint>
          {modules.length === 0 ? (
            texts.empty
          ) : (
            <>
              <ByMouse>{texts.dragHint}</ByMouse>
              <ByTouch>{texts.arrowsHint}</ByTouch>
            </>
          )}
        </Hint>
      </Acts>
      {adding.isError ? <Problem role="alert">{texts.failed}</Problem> : null}
      {toRemove ? (
        <RemoveModule
          key={toRemove.id}
          module={toRemove}
          name={nameOf(toRemove)}
          onClose={() => setToRemove(undefined)}
          onRemoved={() => setAnnouncement(texts.removed(nameOf(toRemove)))}
        />
      ) : null}
    </Panel>
  );
}

const List = styled.ol`
  display: grid;
  border-bottom: 1px solid var(--ag-line);
  &:empty {
    display: none;
  }
`;

/** Below the last one, where the next comes. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  & > small {
    flex: 1 1 12rem;
  }
`;

const Item = styled.li<{ $dragged: boolean }>`
  border-top: 1px solid var(--ag-line);
  opacity: ${({ $dragged }) => ($dragged ? 0.5 : 1)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding-block: 0.6rem;
  /* On phones the name has a line, and below it what can be done stands beside how it stands. */
  @media (max-width: 39.99rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    column-gap: 0.25rem;
    padding-bottom: 0.25rem;
  }
  /* Where letters are so large that a line has no room for all. */
  @media (max-width: 19.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

/** A finger that drags a module would scroll the page. */
const ByMouse = styled.span`
  @media not (any-pointer: fine) {
    display: none;
  }
  @media (max-width: 39.99rem) {
    display: none;
  }
`;

const ByTouch = styled.span`
  @media screen and (any-pointer: fine) and (min-width: 40rem) {
    display: none;
  }
`;

const Handle = styled.span`
  padding: 0.5rem 0.25rem;
  color: var(--ag-ink-soft);
  cursor: grab;
  @media not (any-pointer: fine) {
    display: none;
  }
  @media (max-width: 39.99rem) {
    display: none;
  }
`;

const Title = styled.div`
  display: grid;
  gap: 0.2rem;
  min-width: 0;
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem 0.6rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  @media (max-width: 39.99rem) {
    display: contents;
    & > strong {
      grid-column: 1 / -1;
    }
    /* Its first line is that of the buttons. */
    & > span {
      padding-block: 0.55rem;
    }
    /* Beside three buttons it has little room. */
    & > span > span {
      padding-inline: 0.5rem;
      font-size: 0.75rem;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* The last drawing ends where words do. */
  margin-right: -0.75rem;
  & > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > button:hover:not([aria-disabled='true']) {
    background: var(--ag-hover);
  }
  & > button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  /* One comes to write, and seldom to change the order. */
  & > :not([aria-expanded]) {
    color: var(--ag-ink-soft);
  }
`;

/** At the end of what is lost with it. */
const Remove = styled(TextButton)`
  margin-left: auto;
  font-size: var(--ag-size-data);
  color: var(--ag-danger);
`;
