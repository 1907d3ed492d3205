import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { cleared } from './catalogueQuery.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

interface FilterSheetProps extends FilterFieldsProps {
  /** What leads out: how many courses were found. */
  readonly found: string;
  readonly onClose: () => void;
}

const ID = 'filtres-feuille';

/** The filters in a dialog at the lower edge of a small window; the list behind it follows them. */
export function FilterSheet({ found, onClose, ...fields }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} id={ID} title={texts.filters} onClose={onClose}>
      <Fields>
        <FilterFields {...fields} />
      </Fields>
      <Foot>
        <Button type="button" $look="secondary" onClick={() => fields.onChange(cleared(fields.query))}>
          {texts.clearShort}
        </Button>
        <Seen type="button" commandfor={ID} command="close">
          {found}
        </Seen>
      </Foot>
    </Dialog>
  );
}

const Fields = styled.div`
  & > :where(:nth-child(n + 2)) {
    margin-top: 0.9rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--ag-line);
  }
`;

const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * clamp(1.25rem, 4vw, 2.5rem));
  display: flex;
  gap: 0.75rem;
  margin: 1rem calc(-1 * clamp(1.25rem, 4vw, 2.5rem)) calc(-1 * clamp(1.25rem, 4vw, 2.5rem));
  padding: 0.75rem clamp(1.25rem, 4vw, 2.5rem) calc(1rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--ag-line);
  background: var(--ag-surface);
`;

const Seen = styled(Button)`
  flex: 1;
  background: var(--ag-ink);
  color: var(--ag-surface);
  &:hover {
    background: var(--ag-ink);
  }
`;
