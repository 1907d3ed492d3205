import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate, shortDay } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Line, Rows } from '../admin/EntryRows.tsx';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { FactLine } from '../member/FactLine.tsx';
import type { Sponsor, Sponsorship } from './catalogueApi.ts';
import { ListBar } from './ListBar.tsx';
import { NoEntries } from './NoEntries.tsx';
import { SponsorForm } from './SponsorForm.tsx';
import { SponsorshipForm } from './SponsorshipForm.tsx';
import { useEdited } from './useEdited.ts';

const texts = catalogueKeepingTexts.sponsors;

const stateOf = ({ is_running, is_active, starts_on }: Sponsorship): keyof typeof texts.states =>
  is_running ? 'running' : !is_active ? 'paused' : starts_on > isoDate(new Date()) ? 'coming' : 'over';

/** Companies, and which courses each of them supports and when. */
export function SponsorList({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  const { edited, edit, close } = useEdited();
  return (
    <>
      {sponsors.length === 0 && edited !== 'new' ? (
        <NoEntries drawing="people" texts={texts} onAdd={(button) => edit('new', button)} />
      ) : (
        <ListBar add={texts.add} onAdd={(button) => edit('new', button)}>
          <Soft>{texts.hint}</Soft>
        </ListBar>
      )}
      <Rows>
        {edited === 'new' ? (
          <li>
            <SponsorForm onClose={close} />
          </li>
        ) : null}
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <Line>
              <strong>{sponsor.company_name}</strong>
              <Badge $tone={sponsor.is_active ? 'moss' : 'neutral'}>
                {sponsor.is_active ? texts.shown : texts.hidden}
              </Badge>
              <span className="actions">
                <Button
                  type="button"
                  $look="quiet"
                  aria-label={texts.editOne(sponsor.company_name)}
                  onClick={({ currentTarget }) => edit(sponsor.id, currentTarget)}
                >
                  {catalogueKeepingTexts.edit}
                </Button>
              </span>
            </Line>
            {edited === sponsor.id ? <SponsorForm sponsor={sponsor} onClose={close} /> : null}
            <Supports>
              {sponsor.sponsorships.map((each) => {
                const name = each.course ?? texts.noCourse;
                const state = stateOf(each);
                return (
                  <li key={each.id}>
                    <Line>
                      <span>{name}</span>
                      <Soft>
                        <FactLine>
                          {catalogueKeepingTexts.featured.period(shortDay(each.starts_on), shortDay(each.ends_on))}
                          <span translate="no">{formatMoney(each.amount)}</span>
                        </FactLine>
                      </Soft>
                      <Badge $tone={state === 'running' ? 'moss' : state === 'coming' ? 'glacier' : 'neutral'}>
                        {texts.states[state]}
                      </Badge>
                      <span className="actions">
                        <Button
                          type="button"
                          $look="quiet"
                          aria-label={texts.editSupport(name)}
                          onClick={({ currentTarget }) => edit(each.id, currentTarget)}
                        >
                          {catalogueKeepingTexts.edit}
                        </Button>
                      </span>
                    </Line>
                    {edited === each.id ? (
                      <SponsorshipForm sponsor={sponsor.id} sponsorship={each} onClose={close} />
                    ) : null}
                  </li>
                );
              })}
              <li>
                {edited === `${sponsor.id} +` ? (
                  <SponsorshipForm sponsor={sponsor.id} onClose={close} />
                ) : (
                  <Button
                    type="button"
                    $look="quiet"
                    aria-label={texts.supportOf(sponsor.company_name)}
                    onClick={({ currentTarget }) => edit(`${sponsor.id} +`, currentTarget)}
                  >
                    {texts.support}
                  </Button>
                )}
              </li>
            </Supports>
          </li>
        ))}
      </Rows>
    </>
  );
}

const Supports = styled.ul`
  margin-top: 0.25rem;
  padding-left: 1rem;
  border-left: 2px solid var(--ag-line);
  & > li {
    padding-block: 0.15rem;
  }
`;
