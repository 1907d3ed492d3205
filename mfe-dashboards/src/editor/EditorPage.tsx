import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { editorTexts } from '../content/studio.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { Editor } from './Editor.tsx';

export function head(): PageHead {
  return { ...editorTexts.seo, noindex: true };
}

/** `/creator-dashboard/formations/:id` (AMB-42). */
export default function EditorPage({ params }: PageProps) {
  return (
    <MemberPage title={editorTexts.seo.title}>
      <Editor id={params.id ?? ''} />
    </MemberPage>
  );
}
