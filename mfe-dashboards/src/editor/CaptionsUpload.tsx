import { useAuth } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import styled from 'styled-components';
import { parseCaptions } from '../captions/parseCaptions.ts';
import { editorTexts } from '../content/editor.ts';
import { FileButton } from '../member/FileButton.tsx';
import { Hint, Problem } from '../member/Panel.tsx';
import { privateAddress, uploadFile, uploadProblem } from './uploadFile.ts';

const texts = editorTexts.modules.captions;
/** Hours of speech are far below it. */
const MAX_BYTES = 1024 * 1024;

interface CaptionsUploadProps {
  readonly courseId: string;
  /** Address of the captions at hand; empty without. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** Checks a WebVTT file, says in which line something is wrong, and sends it to storage. */
export function CaptionsUpload({ courseId, address, onChange }: CaptionsUploadProps) {
  const { session } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');

  const send = async (file: File): Promise<string> => {
    if (file.size > MAX_BYTES) return texts.tooLarge;
    const text = await file.text();
    const parsed = parseCaptions(text);
    if ('problem' in parsed) return texts.problems[parsed.problem](parsed.line);
    const path = `videos/${courseId}/${newId()}.vtt`;
    try {
      const captions = new Blob([text], { type: 'text/vtt' });
      await uploadFile({ path, file: captions, accessToken: session?.access_token ?? '' });
    } catch (error) {
      return uploadProblem(error, texts.failed);
    }
    setDone(texts.done(parsed.cues.length));
    onChange(privateAddress(path));
    return '';
  };
  const choose = async (file: File) => {
    setBusy(true);
    setDone('');
    setProblem(await send(file));
    setBusy(false);
  };

  return (
    <Group>
      <legend>{texts.title}</legend>
      <Row>
        <FileButton aria-disabled={isBusy}>
          <input
            type="file"
            accept=".vtt,text/vtt"
            aria-disabled={isBusy}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              if (file) void choose(file);
            }}
          />
          {address ? texts.replace : texts.upload}
        </FileButton>
        {address ? (
          <Button
            type="button"
            $look="quiet"
            onClick={() => {
              setDone('');
              onChange('');
            }}
          >
            {texts.remove}
          </Button>
        ) : null}
      </Row>
      <Hint>{texts.hint}</Hint>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <p role="status">{done}</p>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 0.35rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & > [role='status']:empty {
    margin-top: -0.5rem;
  }
`;
