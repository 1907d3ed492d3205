import { siteTexts, textProblems } from '@agence/shared-contracts/texts/siteTexts';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useMemo } from 'react';
import styled from 'styled-components';
import { textFields } from '../content/textFields.ts';
import { textsTexts as texts } from '../content/texts.ts';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere.tsx';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { useAutosave } from '../drafts/useAutosave.ts';
import { Panel } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { Publication } from './Publication.tsx';
import { isShown } from './stateOf.ts';
import { fieldId, TextFields } from './TextFields.tsx';
import { TextHistory } from './TextHistory.tsx';
import { TextPreview } from './TextPreview.tsx';
import { jsonOf, leavesOf, polished, type TextObject, type TextValue } from './textForm.ts';
import { type EditedText, useEditedTextQuery, useSaveTextMutation } from './textsApi.ts';

/** A draft as it is kept on the device: one JSON text, so that two are the same or not. */
const storedOf = ({ file, text }: EditedText) => ({
  value: { json: jsonOf(whole(text?.draft, file)) },
  revision: [text?.revision ?? 0],
});

/** A draft with the parts of the page that it says nothing of, as the file has them. */
function whole(draft: TextObject | null | undefined, file: TextObject | null): TextObject {
  if (!draft) return file ?? {};
  const parts = Object.entries(file ?? {}).filter(
    ([name, part]) => typeof part === 'object' && !Array.isArray(part) && !(name in draft),
  );
  return { ...draft, ...Object.fromEntries(parts) };
}

/** The text of a page: fields made from its schema, saved while it is typed, seen before it is published. */
export function TextEditor({ edited }: { readonly edited: EditedText }) {
  const { path, kind, title, file, text } = edited;
  const isOnline = file !== null || isShown(text);
  const { refetch, isFetching } = useEditedTextQuery(path);
  const [saveText] = useSaveTextMutation();
  const draft = useAutosave({
    name: `text:${path}`,
    stored: storedOf(edited),
    // What is not finished is kept too: publishing it is what is refused.
    isValid: () => true,
    async save({ json }, [known_revision = 0]) {
      const content = polished(JSON.parse(json)) as TextObject;
      const saved = await saveText({ text_path: path, text_kind: kind, content, known_revision });
      if (saved.data !== undefined) return [saved.data];
      return saved.error && 'code' in saved.error && saved.error.code === 'text_changed' ? 'changed' : 'failed';
    },
    async reload() {
      const { data } = await refetch();
      return data ? storedOf(data) : undefined;
    },
  });
  const { json } = draft.value;
  const content = useMemo(() => JSON.parse(json) as TextObject, [json]);
  const problems = useMemo(() => textProblems(kind, polished(content)), [kind, content]);
  // Of what the database has, which is what the preview shows.
  const isBroken = useMemo(() => text?.draft != null && textProblems(kind, text.draft).length > 0, [kind, text]);
  const [mine, theirs] = [content, draft.theirs && (JSON.parse(draft.theirs.json) as TextObject)].map((one) =>
    one ? leavesOf(one) : undefined,
  );
  /** What the database has of what stands in the fields; nothing where another has written since. */
  const settledText = async () => {
    if (!isFetching) return text;
    const { data } = await refetch();
    return data && storedOf(data).value.json === json ? data.text : undefined;
  };
  const showProblem = () => {
    const [first] = problems.flatMap(({ field }) => document.getElementById(fieldId(field)) ?? []);
    for (let at: Element | null = first ?? null; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    first?.focus();
  };
  return (
    <>
      <PlaceHead title={title} lead={path} back={{ href: '/admin/textes', label: texts.back }}>
        {isOnline ? (
          <ButtonLink $look="secondary" href={path} target="_blank">
            {texts.open}
          </ButtonLink>
        ) : null}
      </PlaceHead>
      <Columns>
        <Panel aria-labelledby="texte-champs">
          <header>
            <h2 id="texte-champs">{texts.form}</h2>
            <SaveStatus state={draft.state} savedAt={draft.savedAt} onRetry={() => void draft.flush()} />
          </header>
          <ChangedElsewhere
            title={texts.elsewhere}
            mine={mine ?? {}}
            theirs={theirs}
            labels={theirs ? labelsOf({ ...mine, ...theirs }) : {}}
            onKeepMine={draft.keepMine}
            onTakeTheirs={draft.takeTheirs}
          />
          <TextFields
            schema={siteTexts[kind].schema}
            value={content}
            path=""
            label={texts.form}
            problems={problems}
            onChange={(value) => draft.change({ json: jsonOf(value as TextValue) })}
          />
        </Panel>
        <div>
          <Publication
            path={path}
            text={text}
            problems={problems}
            isBegun={file === null}
            isSaved={draft.state === 'saved'}
            settledText={settledText}
            onBroken={showProblem}
          />
          <TextPreview path={path} revision={text?.revision ?? 0} isBroken={isBroken} />
          <TextHistory path={path} text={text} hasFile={file !== null} onRestored={refetch} />
        </div>
      </Columns>
    </>
  );
}

/** `hero.figures.0.label` → « Haut de la page, Chiffres, 1, Libellé ». */
function labelsOf(leaves: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const part = (key: string) => textFields[key] ?? (/^\d+$/.test(key) ? String(Number(key) + 1) : key);
  return Object.fromEntries(Object.keys(leaves).map((path) => [path, path.split('.').map(part).join(', ')]));
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    /* What is written far below is seen beside it. */
    & > div {
      position: sticky;
      top: 6rem;
      max-height: calc(100vh - 7rem);
      padding: 1px;
      overflow-y: auto;
    }
  }
`;
