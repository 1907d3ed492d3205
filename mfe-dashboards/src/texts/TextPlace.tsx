import type { PageHead } from '@agence/shared-contracts/remote/head';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { textsTexts as texts } from '../content/texts.ts';
import { TextEditor } from './TextEditor.tsx';
import { useEditedTextQuery } from './textsApi.ts';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/admin/textes/page?adresse=…`: the text of one page. */
export default function TextPlace() {
  const [search] = useSearchParams();
  const { isAllowed } = useStaff();
  const path = search.get('adresse') ?? '/';
  const { currentData, isError, refetch } = useEditedTextQuery(isAllowed ? path : skipToken);
  return (
    <AdminFrame>
      {currentData ? (
        <TextEditor key={path} edited={currentData} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          {isError ? (
            <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
          ) : (
            <Skeleton $height="40rem" aria-busy="true" />
          )}
        </>
      )}
    </AdminFrame>
  );
}
