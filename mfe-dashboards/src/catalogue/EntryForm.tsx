import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import type { FormEvent, ReactNode } from 'react';
import { catalogueKeepingTexts as texts } from '../content/catalogueKeeping.ts';
import { Problem } from '../member/Panel.tsx';
import { SavingLine } from '../member/SavingLine.tsx';
import { EditForm } from './EditForm.tsx';

interface EntryFormProps {
  readonly isSaving: boolean;
  /** Why saving failed, where no field says it. */
  readonly error: unknown;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  /** What takes the entry away. */
  readonly remove?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of one entry, to be saved or left as it was. */
export function EntryForm({ isSaving, error, onSubmit, onClose, remove, children }: EntryFormProps) {
  return (
    <EditForm onSubmit={onSubmit} noValidate>
      {children}
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Row className="whole">
        <Button type="submit" aria-disabled={isSaving}>
          {texts.save}
        </Button>
        <Button type="button" $look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SavingLine saving={isSaving ? { state: 'sending' } : error ? { state: 'failed' } : undefined} />
        {remove}
      </Row>
    </EditForm>
  );
}
