import { useAuth } from '@agence/shared-contracts/platform';
import { useState } from 'react';
import { editorTexts } from '../content/studio.ts';
import { FileButton } from '../member/FileButton.tsx';
import { Problem } from '../member/Panel.tsx';
import { privateAddress, uploadFile } from './uploadFile.ts';

const texts = editorTexts.modules.upload;
const ENDINGS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };
/** Largest video that storage takes, in bytes. */
const MAX_BYTES = 200 * 1024 * 1024;

interface VideoUploadProps {
  readonly courseId: string;
  readonly onUploaded: (address: string) => void;
}

/** Sends a module's video to storage and says how far it is. */
export function VideoUpload({ courseId, onUploaded }: VideoUploadProps) {
  const { session } = useAuth();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');

  const upload = async (file: File) => {
    const ending = ENDINGS[file.type];
    const refusal = ending ? (file.size > MAX_BYTES ? texts.tooLarge : '') : texts.wrongType;
    setProblem(refusal);
    if (refusal) return;
    const path = `videos/${courseId}/${crypto.randomUUID()}.${ending}`;
    setPercent(0);
    try {
      await uploadFile({ path, file, accessToken: session?.access_token ?? '', onProgress: setPercent });
      onUploaded(privateAddress(path));
    } catch {
      setProblem(texts.failed);
    }
    setPercent(undefined);
  };

  return (
    <>
      <FileButton aria-disabled={percent !== undefined}>
        <input
          type="file"
          accept="video/mp4,video/webm"
          disabled={percent !== undefined}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
        {percent === undefined ? texts.choose : texts.sending(percent)}
      </FileButton>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
    </>
  );
}
