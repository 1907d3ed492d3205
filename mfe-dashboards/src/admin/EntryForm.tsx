import { entrySchemas, type ListName } from '@agence/shared-contracts/backend/siteLists';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { adminTexts as texts } from '../content/admin.ts';
import { parseJson } from './siteLists.ts';

interface EntryFormProps {
  readonly id: string;
  readonly list: ListName;
  readonly data: object;
  readonly onCancel: () => void;
  readonly onSave: (data: object) => void;
}

/** One entry as JSON; what does not fit the list is said before anything is sent. */
export function EntryForm({ id, list, data, onCancel, onSave }: EntryFormProps) {
  const [typed, setTyped] = useState(() => JSON.stringify(data, null, 2));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = parseJson(entrySchemas[list], typed, texts.invalidJson);
    if ('value' in checked) onSave(checked.value);
    else setProblems(checked.problems);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextArea
        id={`entree-${id}`}
        label={texts.entry}
        rows={12}
        spellCheck={false}
        value={typed}
        error={problems.length > 0 ? problems.map((problem) => <p key={problem}>{problem}</p>) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Row>
        <Button type="submit">{texts.save}</Button>
        <Button type="button" $look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  padding-block: 0.75rem;
  & textarea {
    font-family: ui-monospace, monospace;
    font-size: 0.875rem;
  }
`;
