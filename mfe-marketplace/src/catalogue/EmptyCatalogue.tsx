import { Button } from '@agence/shared-contracts/ui/Button';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';

interface EmptyCatalogueProps {
  readonly query: CatalogueQuery;
  /** Favourites were asked for, and none is kept on this device. */
  readonly nothingKept: boolean;
  readonly onClear: () => void;
}

/** Why there is nothing to see, and the way out. */
export function EmptyCatalogue({ query, nothingKept, onClear }: EmptyCatalogueProps) {
  const clear = (label: string) => (
    <Button type="button" $look="secondary" onClick={onClear}>
      {label}
    </Button>
  );
  if (nothingKept) {
    return (
      <StateMessage title={texts.noFavourite.title} actions={clear(texts.noFavourite.action)}>
        {texts.noFavourite.detail}
      </StateMessage>
    );
  }
  if (query.search) return <StateMessage title={texts.noSearchResult} actions={clear(texts.clear)} />;
  return (
    <StateMessage title={texts.noResult.title} actions={clear(texts.clear)}>
      {texts.noResult.detail}
    </StateMessage>
  );
}
