import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Select } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { Problem } from '../member/Panel.tsx';
import { type Category, useRetireCategoryMutation } from './catalogueApi.ts';

const texts = catalogueKeepingTexts.categories;

interface RetireCategoryProps {
  readonly category: Category;
  /** Where its courses can go. */
  readonly others: readonly Category[];
  readonly onClose: () => void;
}

/** Asks where the courses of a category go before it is retired. */
export function RetireCategory({ category, others, onClose }: RetireCategoryProps) {
  const { ui } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [retire, { isLoading, error }] = useRetireCategoryMutation();
  const [into, setInto] = useState(others[0]?.id ?? '');
  useEffect(() => dialog.current?.showModal(), []);
  const confirm = async () => {
    const { error: refused } = await retire({ category: category.id, into_category: into });
    if (refused) return;
    ui.toast({ title: texts.retired(category.name), tone: 'success' });
    onClose();
  };
  return (
    <Dialog ref={dialog} id="retirer-categorie" title={texts.retireTitle(category.name)} onClose={onClose}>
      <Body>
        <p>{texts.retireDetail(category.courses)}</p>
        <Select
          id="categorie-remplacante"
          label={texts.into}
          value={into}
          onChange={({ currentTarget }) => setInto(currentTarget.value)}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
        <Row>
          <Button type="button" aria-disabled={isLoading} onClick={() => void confirm()}>
            {texts.retireNow}
          </Button>
          <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
            {catalogueKeepingTexts.cancel}
          </Button>
        </Row>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 1.25rem;
`;
