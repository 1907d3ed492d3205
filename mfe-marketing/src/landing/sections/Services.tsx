import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { linkWords } from '../../content/local/serviceLinks.ts';
import { goodAdvert, goodPipeline, goodSearch, goodSheet, goodSite, goodStoryboard } from '../../pictures/pictures.ts';
import { Cta } from '../Cta.tsx';
import { massifOf } from '../massifOf.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** What each service is made of, by the address of its page. */
const goods = new Map<string, PictureSource>([
  ['/publicite-facebook-quebec', goodAdvert],
  ['/google-ads-quebec', goodSearch],
  ['/creation-contenu-quebec', goodSheet],
  ['/production-video-quebec', goodStoryboard],
  ['/creation-site-web-quebec', goodSite],
  ['/crm-marketing-quebec', goodPipeline],
]);

/** What is drawn beside a service: what it is made of; for a page that staff have begun its massif. */
const artOf = (to: string) => {
  const good = goods.get(to);
  return good ? <Picture of={good} light="day" /> : <Picture className="massif" of={massifOf(to)} alt="" />;
};

/** Services of the agency; those with a page of their own link to it, and show what it makes. */
export function Services({ title, lead, ground, services, more, action }: SectionOf<'services'>) {
  return (
    <SectionFrame title={title} lead={lead} ground={ground}>
      <List>
        {services.map(({ name, text, to }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            {to ? (
              <>
                <a href={to}>
                  {linkWords(to, more)}
                  <span className="visually-hidden">&nbsp;: {name}</span> <span aria-hidden="true">→</span>
                </a>
                {artOf(to)}
              </>
            ) : null}
          </li>
        ))}
      </List>
      {action ? (
        <Row>
          <Cta {...action} location="services" />
        </Row>
      ) : null}
    </SectionFrame>
  );
}

const List = styled.ul`
  display: grid;
  border-top: 1px solid var(--ag-line);
  & > li {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: 0.75rem;
    padding: 2rem 0;
    border-bottom: 1px solid var(--ag-line);
  }
  & img {
    width: 100%;
    height: 100%;
    max-height: 9rem;
    object-fit: contain;
  }
  & .massif {
    max-height: none;
    object-fit: cover;
    /* Where every massif has a summit. */
    object-position: 70% 50%;
    border-radius: var(--ag-radius-large);
  }
  /* On phones it stands small beside its words, so that several services are seen at once. */
  @media (max-width: 47.99rem) {
    & > li {
      grid-template: auto 1fr auto / minmax(0, 1fr) min(6rem, 27%);
      gap: 0.35rem 1.25rem;
      padding: 1.5rem 0 0.9rem;
    }
    & img {
      grid-area: 1 / 2 / 3;
      height: auto;
    }
    /* Its words stay on one line. */
    & a {
      grid-column: 1 / -1;
    }
  }
  /* Text of twice the size there: it has a line of its own. */
  @media (max-width: 17rem) {
    & > li {
      grid-template: none;
    }
    & img {
      grid-area: auto;
    }
  }
  & p {
    max-width: 30.8em;
    color: var(--ag-ink-soft);
  }
  & a {
    justify-self: start;
    padding-block: 0.6rem;
    font-weight: 600;
    color: var(--ag-ember);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
    & > li:nth-child(odd) {
      padding-right: 3rem;
      border-right: 1px solid var(--ag-line);
    }
    & > li:nth-child(even) {
      padding-left: 3rem;
    }
  }
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    & > li {
      grid-template-rows: auto auto 1fr auto;
    }
    /* Above its words, as large as it is drawn. */
    & img {
      grid-row: 1;
      width: 13.5rem;
      height: 10.625rem;
      max-height: none;
      margin-bottom: 0.75rem;
      object-position: 0 50%;
    }
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) 30%;
      column-gap: 1.5rem;
    }
    & img {
      grid-area: 1 / 2 / 4;
    }
  }
`;
