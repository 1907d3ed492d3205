import type { PageHead } from '@agence/shared-contracts/remote/head';
import { useParams } from 'react-router-dom';
import { editorTexts } from '../content/editor.ts';
import { Editor } from './Editor.tsx';

export function head(): PageHead {
  return { ...editorTexts.seo, noindex: true };
}

/** `/creator-dashboard/formations/:id` (AMB-42). */
export default function EditorPlace() {
  const { id = '' } = useParams();
  return <Editor id={id} />;
}
