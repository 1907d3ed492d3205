import { Picture } from '@agence/shared-contracts/art/Picture';
import { portraitCamille } from '@agence/shared-contracts/art/pictures';
import styled from 'styled-components';
import { panel } from '../content/home/panel.ts';
import { Fictional } from '../marks/Fictional.tsx';
import { goodChart } from '../pictures/pictures.ts';

/** What clients see of their account, drawn: their cost beside its ceiling, what was stopped, and who stopped it. */
export function AccountPanel() {
  return (
    <Panel aria-label={panel.label}>
      <header>
        <div>
          <b>{panel.title}</b>
          <small>{panel.week}</small>
        </div>
        <Fictional>{panel.mark}</Fictional>
      </header>
      <p className="value">
        <b>{panel.value}</b>
        {` ${panel.unit}`}
      </p>
      <Picture of={goodChart} light="day" first />
      <ul>
        {panel.campaigns.map((campaign) => (
          <li key={campaign.name}>
            {'stopped' in campaign ? <s>{campaign.name}</s> : <span>{campaign.name}</span>}
            <b>
              {campaign.cost}
              {'stopped' in campaign ? <small>{campaign.stopped}</small> : null}
            </b>
          </li>
        ))}
      </ul>
      <footer>
        <Picture of={portraitCamille} alt="" first />
        <p>
          {`${panel.message} `}
          <small>{panel.from}</small>
        </p>
      </footer>
    </Panel>
  );
}

const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  padding: 1.25rem min(1.5rem, 6vw);
  overflow-wrap: anywhere;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: var(--ag-shadow);
  font-size: 0.9375rem;
  line-height: 1.4;
  & small {
    display: block;
    color: var(--ag-ink-soft);
    font-weight: 400;
  }
  & > header {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: 0.5rem;
  }
  & > header b {
    display: block;
    font: 700 0.9375rem/1.3 var(--ag-display);
    text-wrap: balance;
  }
  & > .value {
    color: var(--ag-ink-soft);
  }
  & > .value b {
    margin-right: 0.25rem;
    font: 700 min(2.5rem, 15vw)/1 var(--ag-display);
    letter-spacing: -0.03em;
    color: var(--ag-ink);
  }
  & > ul > li,
  & > footer {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & > ul b {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & s {
    color: var(--ag-ink-soft);
    text-decoration: 2px line-through var(--ag-ember);
  }
  & > footer {
    justify-content: start;
    padding-bottom: 0;
  }
  & > picture img {
    width: 100%;
  }
  /* Text of twice the size on a phone: what stands side by side takes lines of its own. */
  @media (max-width: 17rem) {
    & > header,
    & > ul > li {
      flex-wrap: wrap;
    }
  }
  & > footer img {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
  }
`;
