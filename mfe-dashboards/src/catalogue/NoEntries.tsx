import { Button } from '@agence/shared-contracts/ui/Button';
import type { ComponentProps } from 'react';
import { EmptyList } from '../member/EmptyList.tsx';
import { Panel } from '../member/Panel.tsx';

interface NoEntriesProps extends Pick<ComponentProps<typeof EmptyList>, 'drawing'> {
  readonly texts: { readonly empty: string; readonly hint: string; readonly example: string; readonly add: string };
  readonly onAdd: (button: HTMLElement) => void;
}

/** A list of the catalogue without an entry. */
export function NoEntries({ drawing, texts, onAdd }: NoEntriesProps) {
  return (
    <Panel as="div">
      <EmptyList
        drawing={drawing}
        title={texts.empty}
        example={texts.example}
        actions={
          <Button type="button" $look="secondary" onClick={({ currentTarget }) => onAdd(currentTarget)}>
            {texts.add}
          </Button>
        }
      >
        {texts.hint}
      </EmptyList>
    </Panel>
  );
}
