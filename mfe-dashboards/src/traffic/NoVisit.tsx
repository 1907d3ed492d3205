import { Soft } from '@agence/shared-contracts/ui/Text';
import { trafficTexts } from '../content/traffic.ts';

const texts = trafficTexts.empty;

interface NoVisitProps {
  /** Whether visits count only once they have agreed. */
  readonly isOnlyAfter: boolean;
  /** Whether the reader may see how the site does, which says whether pages are opened at all. */
  readonly seesStatus: boolean;
}

/** Why a period may have no visit, below its figures. */
export function NoVisit({ isOnlyAfter, seesStatus }: NoVisitProps) {
  return (
    <Soft role="status">
      {isOnlyAfter ? texts.agreed : texts.everybody}{' '}
      {seesStatus ? (
        <>
          <a href="/admin/etat-du-site">{texts.status}</a>
          {texts.statusCounts}
        </>
      ) : null}
    </Soft>
  );
}
