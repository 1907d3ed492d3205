import { useAuth } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/studio.ts';
import { FileButton } from '../member/FileButton.tsx';
import { Problem } from '../member/Panel.tsx';
import { privateAddress, uploadFile, uploadProblem } from './uploadFile.ts';

const texts = editorTexts.modules.upload;
const ENDINGS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };
/** Largest video that storage takes, in bytes. */
const MAX_BYTES = 200 * 1024 * 1024;

interface VideoUploadProps {
  readonly courseId: string;
  readonly onUploaded: (address: string) => void;
}

/** Sends a module's video to storage, says how far it is, and lets go of it or tries again when asked. */
export function VideoUpload({ courseId, onUploaded }: VideoUploadProps) {
  const { session } = useAuth();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  /** What did not arrive and may be sent again. */
  const [unsent, setUnsent] = useState<File>();
  const sending = useRef<AbortController>(null);
  // A video whose module is closed would belong to nothing.
  useEffect(() => () => sending.current?.abort(), []);

  const upload = async (file: File) => {
    const ending = ENDINGS[file.type];
    const refusal = ending ? (file.size > MAX_BYTES ? texts.tooLarge : '') : texts.wrongType;
    setProblem(refusal);
    setUnsent(undefined);
    if (refusal) return;
    const path = `videos/${courseId}/${newId()}.${ending}`;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setPercent(0);
    try {
      await uploadFile({ path, file, accessToken: session?.access_token ?? '', onProgress: setPercent, signal });
      onUploaded(privateAddress(path));
    } catch (error) {
      if (!signal.aborted) {
        setProblem(uploadProblem(error, texts.failed));
        setUnsent(file);
      }
    }
    setPercent(undefined);
  };

  return (
    <>
      <FileButton aria-disabled={percent !== undefined}>
        <input
          type="file"
          accept="video/mp4,video/webm"
          aria-disabled={percent !== undefined}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
        {percent === undefined ? texts.choose : percent < 100 ? texts.sending(percent) : texts.finishing}
      </FileButton>
      {percent === undefined ? null : (
        <Sending>
          <ProgressBar value={percent} aria-label={texts.sending(percent)} />
          <Button type="button" $look="quiet" onClick={() => sending.current?.abort()}>
            {texts.cancel}
          </Button>
          <Soft>{texts.keepOpen}</Soft>
        </Sending>
      )}
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      {unsent ? (
        <Again type="button" $look="secondary" onClick={() => void upload(unsent)}>
          {texts.again}
        </Again>
      ) : null}
    </>
  );
}

const Sending = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.25rem 1rem;
  & > ${Soft} {
    grid-column: 1 / -1;
  }
`;

const Again = styled(Button)`
  justify-self: start;
`;
