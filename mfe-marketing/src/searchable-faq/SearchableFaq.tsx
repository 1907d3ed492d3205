import { useShell } from '@agence/shared-contracts/platform';
import { Disclosure } from '@agence/shared-contracts/ui/Accordion';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { useState } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { panelId, Tabs, tabId } from '../tabs/Tabs.tsx';
import { findQuestions } from './findQuestions.ts';

const ID = 'faq-site';

/** Questions by category, and a search over all of them (marketing-site §4 "FAQ"). Several may be open. */
export function SearchableFaq({
  title,
  lead,
  search: searchLabel,
  categories,
  items,
  ...texts
}: SectionOf<'questions'>) {
  const [category, setCategory] = useState(categories[0]?.id ?? '');
  const [search, setSearch] = useState('');
  const found = findQuestions(items, categories, category, search);
  const isSearching = search.trim() !== '';
  const { ui } = useShell();
  const countOf = (words: string) => {
    const { length } = findQuestions(items, categories, category, words);
    return words.trim() === '' ? '' : `${length} ${length > 1 ? texts.count.many : texts.count.one}`;
  };
  return (
    <Section id="questions" $ground="band">
      <Body>
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
          <Field
            id="faq-recherche"
            type="search"
            label={searchLabel}
            value={search}
            onChange={({ currentTarget: { value } }) => {
              setSearch(value);
              ui.announce?.(countOf(value));
            }}
          />
          <small>{countOf(search)}</small>
        </header>
        <div>
          <Tabs
            label={title}
            idBase={ID}
            tabs={categories}
            selected={isSearching ? '' : category}
            onSelect={(id) => {
              setCategory(id);
              setSearch('');
            }}
          />
          <div
            role="tabpanel"
            id={panelId(ID, category)}
            aria-labelledby={isSearching ? 'faq-recherche' : tabId(ID, category)}
          >
            {items.map((item) => (
              <Item key={item.id} $isShown={found.includes(item)}>
                <summary>{item.question}</summary>
                <p>{item.answer}</p>
              </Item>
            ))}
            {found.length === 0 ? (
              <StateMessage
                title={texts.empty.title}
                actions={
                  <Button type="button" $look="secondary" commandfor="reserver" command="show-modal">
                    {texts.empty.action}
                  </Button>
                }
              >
                {texts.empty.text}
              </StateMessage>
            ) : null}
          </div>
        </div>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  & > div {
    min-width: 0;
    /* What a row of tabs fades into. */
    --ag-ground: var(--ag-band);
  }
  & > header {
    display: grid;
    gap: 1.25rem;
    align-content: start;
  }
  & > header > p,
  & > header > small {
    color: var(--ag-ink-soft);
  }
  @media (scripting: none) {
    & > header > div,
    & > header > small {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: 5rem;
  }
`;

/* Without JavaScript nothing chooses among the questions, nor on paper: all are there. */
const Item = styled(Disclosure)<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  @media print, (scripting: none) {
    display: block;
  }
`;
