import styled, { css } from 'styled-components';
import { breakable } from './breakable.tsx';
import { inColumns } from './Columned.tsx';
import { Initials } from './Initials.tsx';

interface NamedPersonProps {
  /** As they gave it; null where they gave none. */
  readonly name: string | null;
  readonly email: string;
}

/** Somebody in a row of a list: initials, name and address; who has given no name is called by the whole address, once. */
export function NamedPerson({ name, email }: NamedPersonProps) {
  return (
    <Who data-person="">
      <Initials name={name || email} />
      <span data-called="">
        <strong>{name || email}</strong>
        {name ? <small>{breakable(email)}</small> : null}
      </span>
    </Who>
  );
}

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Who = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  align-items: center;
  & strong,
  & small {
    display: block;
  }
  /* Whole where it is opened. */
  & strong:only-child {
    ${oneLine}
  }
  ${inColumns} {
    & small {
      ${oneLine}
    }
  }
`;
