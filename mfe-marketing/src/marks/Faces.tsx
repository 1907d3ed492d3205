import { Picture } from '@agence/shared-contracts/art/Picture';
import { portraitAminata, portraitElias, portraitHelene } from '@agence/shared-contracts/art/pictures';
import styled from 'styled-components';
import { Fictional } from './Fictional.tsx';

const faces = [portraitHelene, portraitElias, portraitAminata];

/** Who one meets: nobody by name, and the faces say of themselves that they are drawn. */
export function Faces({ mark }: { readonly mark: string }) {
  return (
    <Row>
      {faces.map((face) => (
        <Picture key={face.day} of={face} alt="" light="day" />
      ))}
      <Fictional className="mark">{mark}</Fictional>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  & img {
    width: 4rem;
    height: 4rem;
    border: 3px solid var(--ag-surface);
    border-radius: 50%;
    object-fit: cover;
  }
  & > picture + picture img {
    margin-left: -1.25rem;
  }
  & > .mark {
    max-width: 100%;
    white-space: normal;
  }
`;
