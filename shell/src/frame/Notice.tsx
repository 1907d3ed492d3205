import styled from 'styled-components';

interface NoticeProps {
  readonly title: string;
  readonly detail: string;
}

/**
 * What every page says before anything else: that it is a public demonstration (AMB-59), or what staff want everybody to know.
 * It stands outside of what the browser renders.
 */
export function Notice({ title, detail }: NoticeProps) {
  return (
    <Band aria-label={title}>
      <p>
        <strong>{title}</strong> <span>{detail}</span>
      </p>
    </Band>
  );
}

const Band = styled.aside`
  padding-block: 0.55rem;
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  font-size: 0.875rem;
  line-height: 1.4;
  & > p {
    /* In line with the header below. */
    max-width: 82rem;
    margin-inline: auto;
    padding-inline: var(--ag-gutter);
    text-wrap: pretty;
  }
  & strong {
    margin-right: 0.35rem;
    font-family: var(--ag-display);
  }
`;
