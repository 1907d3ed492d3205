import { Chip } from '@agence/shared-contracts/ui/Chip';
import styled from 'styled-components';

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly (readonly [id: string, name: string])[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** One of a few, of which one is always chosen; on phones they stand in one line. */
export function Choices({ label, options, chosen, onChoose }: ChoicesProps) {
  return (
    <Line role="group" aria-label={label}>
      {options.map(([id, name]) => (
        <Chip key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  @media (max-width: 39.99rem) {
    gap: 0.4rem;
    & > button {
      padding-inline: 0.65rem;
      font-size: 0.875rem;
    }
  }
`;
