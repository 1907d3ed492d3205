import { Picture } from '@agence/shared-contracts/art/Picture';
import { homeRelief } from '@agence/shared-contracts/art/pictures';
import type { Asked } from '@agence/shared-contracts/ui/asking';
import styled from 'styled-components';
import { promises } from '../content/promises.ts';

/** What one may expect, beside what is asked. */
export const Promises = ({ asked }: { readonly asked: Asked }) => (
  <>
    <List>
      {promises(asked).map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong>
          <br />
          {text}
        </li>
      ))}
    </List>
    <Mountain of={homeRelief} alt="" />
  </>
);

const List = styled.ul`
  font-size: 0.9375rem;
  line-height: 1.45;
  & > li {
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
  }
`;

/* Only its summit shows: it comes out of the ground of the panel and fills what is left of it. */
const Mountain = styled(Picture)`
  flex: 1 1 9rem;
  width: 34rem;
  max-width: none;
  min-height: 0;
  margin: 0 -2.5rem 0 -14rem;
  object-fit: cover;
  object-position: 0 0;
  mask-image: linear-gradient(transparent, #000 55%);
`;
