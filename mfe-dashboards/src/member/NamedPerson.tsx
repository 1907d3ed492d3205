import styled, { css } from 'styled-components';
import { breakable } from './breakable.tsx';
import { inColumns } from './Columned.tsx';
import { Disc, Initials } from './Initials.tsx';

interface NamedPersonProps {
  /** As they gave it; null where they gave none. */
  readonly name: string | null;
  readonly email: string;
}

/** Somebody in a row of a list: initials, name and address; who has given no name is called by the whole address, once, beside a figure that is nobody's. */
export function NamedPerson({ name, email }: NamedPersonProps) {
  return (
    <Who data-person="" data-unnamed={name ? undefined : ''}>
      {name ? (
        <Initials name={name} />
      ) : (
        <Disc data-initials="" aria-hidden="true">
          <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
            <path d="M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.5-4 3-6 7-6s6.5 2 7 6" />
          </svg>
        </Disc>
      )}
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
  &[data-unnamed] strong {
    ${oneLine}
    font-weight: 400;
  }
  & svg {
    stroke-width: 1.8;
    color: var(--ag-ink-soft);
  }
  ${inColumns} {
    & small {
      ${oneLine}
    }
    & wbr {
      display: none;
    }
  }
`;
