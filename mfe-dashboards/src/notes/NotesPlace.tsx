import type { PageHead } from '@agence/shared-contracts/remote/head';
import { notesTexts } from '../content/notes.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { AllNotes } from './AllNotes.tsx';

export function head(): PageHead {
  return { ...notesTexts.seo, noindex: true };
}

/** `/dashboard/notes`: what somebody has written on all modules. */
export default function NotesPlace() {
  return (
    <MemberPage title={notesTexts.title}>
      <AllNotes />
    </MemberPage>
  );
}
