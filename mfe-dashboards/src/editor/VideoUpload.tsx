import { useAuth } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { FileButton } from '../member/FileButton.tsx';
import { Problem } from '../member/Panel.tsx';
import { readKeptVideo } from './keptVideo.ts';
import { privateAddress, uploadProblem } from './uploadFile.ts';

const texts = editorTexts.modules.upload;
/** Comes when a video is sent: what sends it in parts is not needed before. */
const loadSending = () => import('./sendVideo.ts');
const ENDINGS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };
/** Largest video that storage takes, in bytes. */
const MAX_BYTES = 200 * 1024 * 1024;

interface VideoUploadProps {
  readonly courseId: string;
  readonly moduleId: string;
  readonly onUploaded: (address: string) => void;
}

/** Sends a module's video to storage, says how far it is, goes on where it broke, and takes it back when asked. */
export function VideoUpload({ courseId, moduleId, onUploaded }: VideoUploadProps) {
  const { session, user } = useAuth();
  const place = { userId: user?.id ?? '', moduleId };
  const [percent, setPercent] = useState<number>();
  const [isResumed, setIsResumed] = useState(false);
  const [problem, setProblem] = useState('');
  /** What did not arrive and may be sent again. */
  const [unsent, setUnsent] = useState<File>();
  const [kept, setKept] = useState(() => readKeptVideo(place));
  const sending = useRef<AbortController>(null);
  const token = useRef('');
  useEffect(() => {
    token.current = session?.access_token ?? '';
  });
  // What has arrived of it waits for whoever opens the module again.
  useEffect(() => () => sending.current?.abort(), []);

  const upload = async (file: File) => {
    const ending = ENDINGS[file.type];
    const refusal = ending ? (file.size > MAX_BYTES ? texts.tooLarge : '') : texts.wrongType;
    setProblem(refusal);
    setUnsent(undefined);
    if (refusal) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setPercent(0);
    setIsResumed(false);
    try {
      const { sendVideo } = await loadSending();
      const name = `${courseId}/${newId()}.${ending}`;
      const path = await sendVideo({
        ...{ place, file, name, signal },
        accessToken: () => token.current,
        onProgress: setPercent,
        onResumed: () => setIsResumed(true),
      });
      onUploaded(privateAddress(path));
    } catch (error) {
      if (!signal.aborted) {
        setProblem(uploadProblem(error, texts.failed));
        setUnsent(file);
      }
    }
    setPercent(undefined);
    setKept(readKeptVideo(place));
  };

  const cancel = async () => {
    sending.current?.abort();
    setUnsent(undefined);
    setProblem('');
    const { forgetVideo } = await loadSending();
    const forgotten = forgetVideo(place, () => token.current);
    setKept(undefined);
    await forgotten;
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
          <Button type="button" $look="quiet" onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
          <Soft>{isResumed ? texts.resumed : texts.keepOpen}</Soft>
        </Sending>
      )}
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      {percent === undefined && kept ? (
        <Soft role="status">{unsent ? texts.goesOn : texts.interrupted(kept.fileName)}</Soft>
      ) : null}
      {unsent || (percent === undefined && kept) ? (
        <Choices>
          {unsent ? (
            <Button type="button" $look="secondary" onClick={() => void upload(unsent)}>
              {kept ? texts.resume : texts.again}
            </Button>
          ) : null}
          {kept ? (
            <Button type="button" $look="quiet" onClick={() => void cancel()}>
              {texts.giveUp}
            </Button>
          ) : null}
        </Choices>
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

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
`;
