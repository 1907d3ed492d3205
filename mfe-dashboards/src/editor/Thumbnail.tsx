import { useAuth } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { OwnCover } from '../course-fields/OwnCover.tsx';
import { FileButton } from '../member/FileButton.tsx';
import { Hint, Panel, Problem } from '../member/Panel.tsx';
import { type EditedCourse, useSaveCourseMutation } from './editorApi.ts';
import { PartHead } from './PartHead.tsx';
import { COVER, shrinkImage } from './shrinkImage.ts';
import { MAX_PICTURE_BYTES, publicAddress, uploadFile, uploadProblem } from './uploadFile.ts';

const texts = editorTexts.thumbnail;

/** The course's picture: shrunk on the device, then sent. */
export function Thumbnail({ course }: { readonly course: EditedCourse }) {
  const { session } = useAuth();
  const [save] = useSaveCourseMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File) => {
    setBusy(true);
    setProblem(await send(file));
    setBusy(false);
  };
  async function send(file: File) {
    const cover = await shrinkImage(file, COVER).catch(() => undefined);
    if (!cover) return texts.wrongType;
    if (cover.size > MAX_PICTURE_BYTES) return texts.tooLarge;
    const path = `thumbnails/${course.creator_id}/${newId()}.webp`;
    try {
      await uploadFile({ path, file: cover, accessToken: session?.access_token ?? '' });
    } catch (error) {
      return uploadProblem(error, texts.failed);
    }
    const saved = await save({ id: course.id, fields: { thumbnail_url: publicAddress(path) } });
    return 'error' in saved ? texts.failed : undefined;
  }

  return (
    <Panel aria-labelledby="couverture">
      <PartHead
        id="couverture"
        title={editorTexts.sections.cover}
        lead={texts.lead}
        filled={course.thumbnail_url ? 1 : 0}
        total={1}
        standing={texts.state}
      />
      <Beside>
        {course.thumbnail_url ? (
          <Cover src={course.thumbnail_url} alt={texts.alt} />
        ) : (
          <Standing>
            <OwnCover category={course.category_id} />
            <figcaption>{texts.standing}</figcaption>
          </Standing>
        )}
        <div>
          <FileButton aria-disabled={isBusy}>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-disabled={isBusy}
              aria-describedby="couverture-aide"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                currentTarget.value = '';
                if (file) void upload(file);
              }}
            />
            {isBusy ? texts.uploading : course.thumbnail_url ? texts.replace : texts.choose}
          </FileButton>
          <Hint id="couverture-aide">{texts.hint}</Hint>
          {problem ? <Problem role="alert">{problem}</Problem> : null}
        </div>
      </Beside>
    </Panel>
  );
}

/** What is sent beside what there is, where there is room. */
const Beside = styled.div`
  display: grid;
  gap: 1.25rem 1.5rem;
  & > div {
    display: grid;
    justify-items: start;
    gap: 0.75rem;
  }
  @media (min-width: 40rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    & > :not(div) {
      flex: 0 1 18rem;
      min-width: 0;
    }
    & > div {
      flex: 1 1 10rem;
    }
  }
`;

const Cover = styled.img`
  width: 100%;
  aspect-ratio: 8 / 5;
  object-fit: cover;
  border-radius: var(--ag-radius);
`;

/** What learners see until there is a picture of its own. */
const Standing = styled.figure`
  display: grid;
  gap: 0.5rem;
  & img {
    border-radius: var(--ag-radius);
  }
  & > figcaption {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;
