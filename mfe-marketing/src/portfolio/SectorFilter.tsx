import { useShell } from '@agence/shared-contracts/platform';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { PortfolioContent, ProjectCategory } from '../content/portfolio.ts';
import { CATEGORY, PORTFOLIO_PATH, pathOf } from './shownProjects.ts';

interface SectorFilterProps {
  readonly texts: PortfolioContent['filter'];
  readonly selected: ProjectCategory | undefined;
  readonly count: number;
}

/** Chooses a sector: a plain form, which the server answers; hydrated, it stays on the page. */
export function SectorFilter({ texts, selected, count }: SectorFilterProps) {
  const { navigation } = useShell();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void navigation.navigate(pathOf(submitter?.getAttribute('value') as ProjectCategory));
  };
  return (
    <Form action={PORTFOLIO_PATH} onSubmit={choose}>
      <fieldset>
        <legend className="visually-hidden">{texts.label}</legend>
        <Chip type="submit" aria-pressed={!selected}>
          {texts.all}
        </Chip>
        {Object.entries(texts.categories).map(([category, label]) => (
          <Chip key={category} type="submit" name={CATEGORY} value={category} aria-pressed={category === selected}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <p role="status">
        {count}&nbsp;{count > 1 ? texts.many : texts.one}
      </p>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
  & > p {
    color: var(--ag-ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;
