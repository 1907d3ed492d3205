import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';

interface PartNameProps {
  readonly id: string;
  readonly title: string;
  /** What the part is about. */
  readonly detail: string;
  /** It takes something away for good. */
  readonly isDanger?: boolean;
}

/** Name of a part of the account, and below it what it is about. */
export function PartName({ id, title, detail, isDanger }: PartNameProps) {
  return (
    <Head data-danger={isDanger ? '' : undefined}>
      <div>
        <h2 id={id}>{title}</h2>
        <Soft>{detail}</Soft>
      </div>
    </Head>
  );
}

const Head = styled.header`
  & p {
    font-size: var(--ag-size-data);
  }
  &[data-danger] h2 {
    color: var(--ag-danger);
  }
`;
