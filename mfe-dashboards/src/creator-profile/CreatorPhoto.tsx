import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { photoForm } from '@agence/shared-contracts/forms/creator';
import { useAuth } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { creatorProfileTexts } from '../content/applications.ts';
import { editorTexts } from '../content/editor.ts';
import { PORTRAIT, shrinkImage } from '../editor/shrinkImage.ts';
import { MAX_PICTURE_BYTES, publicAddress, removePublicFile, uploadFile, uploadProblem } from '../editor/uploadFile.ts';
import { FileButton } from '../member/FileButton.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { Portrait } from '../member/Portrait.tsx';
import { useForm } from '../member/useForm.ts';
import { type CreatorRecord, useSaveCreatorPhotoMutation } from './creatorProfileApi.ts';

const texts = creatorProfileTexts.photo;

/** A creator's photo: shrunk on the device, then sent; and the words for who does not see it. */
export function CreatorPhoto({ record }: { readonly record: CreatorRecord }) {
  const { id, slug, avatar_url } = record;
  const { session } = useAuth();
  const [save] = useSaveCreatorPhotoMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const form = useForm(photoForm, 'photo', { avatar_alt: record.avatar_alt ?? '' });

  const accessToken = session?.access_token ?? '';
  /** Does one thing at a time, and says how it went. @param work gives what went wrong */
  const run = async (work: () => Promise<string | undefined>, done: string) => {
    setBusy(true);
    setSaid('');
    const wrong = await work();
    setProblem(wrong);
    if (!wrong) setSaid(done);
    setBusy(false);
  };
  const keep = async (photo: Parameters<typeof save>[0]['photo']) => {
    const { error } = await save({ id, photo });
    return error ? backendErrorText(error) : undefined;
  };
  // A file that nobody shows any more is only room that is taken.
  const dropOld = () => (avatar_url ? removePublicFile(avatar_url, accessToken).catch(() => undefined) : undefined);
  const upload = async (file: File) => {
    const photo = await shrinkImage(file, PORTRAIT).catch(() => undefined);
    if (!photo) return editorTexts.thumbnail.wrongType;
    if (photo.size > MAX_PICTURE_BYTES) return texts.tooLarge;
    const path = `thumbnails/${id}/photo-${newId()}.webp`;
    try {
      await uploadFile({ path, file: photo, accessToken });
    } catch (error) {
      return uploadProblem(error, texts.failed);
    }
    const refused = await keep({ avatar_url: publicAddress(path) });
    if (refused) await removePublicFile(publicAddress(path), accessToken).catch(() => undefined);
    else await dropOld();
    return refused;
  };
  const remove = async () => {
    const refused = await keep({ avatar_url: null, avatar_alt: null });
    if (refused) return refused;
    form.change({ avatar_alt: '' });
    await dropOld();
    return undefined;
  };
  const saveAlt = (event: FormEvent) => {
    event.preventDefault();
    const words = form.attempt();
    if (words) void run(() => keep(words), texts.altSaved);
  };

  return (
    <Panel aria-labelledby="photo">
      <header>
        <div>
          <h2 id="photo">{texts.title}</h2>
          <Soft>{texts.lead}</Soft>
        </div>
      </header>
      <Choice>
        <Portrait slug={slug} name={record.name} photo={avatar_url} alt={texts.current} />
        <Files>
          <Row>
            <FileButton aria-disabled={isBusy}>
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                aria-disabled={isBusy}
                aria-describedby="photo-aide"
                onChange={({ currentTarget }) => {
                  const file = currentTarget.files?.[0];
                  currentTarget.value = '';
                  if (file) void run(() => upload(file), texts.saved);
                }}
              />
              {isBusy ? texts.uploading : avatar_url ? texts.replace : texts.choose}
            </FileButton>
            {avatar_url ? (
              <Button
                type="button"
                $look="quiet"
                aria-disabled={isBusy}
                onClick={() => void run(remove, texts.removed)}
              >
                {texts.remove}
              </Button>
            ) : null}
          </Row>
          <Soft as="small" id="photo-aide">
            {texts.hint}
          </Soft>
        </Files>
      </Choice>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <p role="status">{said}</p>
      {avatar_url ? (
        <Words onSubmit={saveAlt}>
          <Field {...form.field('avatar_alt')} label={texts.alt} hint={texts.altHint} autoComplete="off" />
          <Button type="submit" $look="secondary" aria-disabled={isBusy}>
            {texts.saveAlt}
          </Button>
        </Words>
      ) : null}
    </Panel>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.25rem 1.5rem;
`;

/** Beside the portrait. */
const Files = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: 0.6rem;
  & > small {
    text-wrap: balance;
  }
`;

const Words = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;
  & > div {
    width: 100%;
  }
`;
