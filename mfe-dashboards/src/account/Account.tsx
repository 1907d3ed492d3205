import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';
import { accountTexts as texts } from '../content/account.ts';
import { useMember } from '../member/MemberPage.tsx';
import { Panel } from '../member/Panel.tsx';
import { SectionRail } from '../member/SectionRail.tsx';
import { useProfileQuery } from './accountApi.ts';
import { ConsentRecord } from './ConsentRecord.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnMeasures } from './OwnMeasures.tsx';
import { PartName } from './PartName.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const sections = [
  ['profil', texts.profile.title],
  ['acces', texts.access.title],
  ['donnees', texts.data.title],
  ['temoins', texts.consent.title],
  ['suppression', texts.remove.title],
] as const;

/** Everything about the account itself. */
export function Account() {
  const { auth } = useShell();
  const { user } = useMember();
  const profile = useProfileQuery(user.id);
  return (
    <Page>
      <h1>{texts.title}</h1>
      <SectionRail label={texts.sections} sections={sections} />
      <Parts>
        {profile.isError ? (
          <StateMessage
            tone="error"
            title={texts.failed.title}
            actions={
              <Button type="button" onClick={profile.refetch}>
                {texts.failed.action}
              </Button>
            }
          >
            {texts.failed.detail}
          </StateMessage>
        ) : profile.data ? (
          <ProfileForm profile={profile.data} email={user.email} />
        ) : (
          <Coming aria-busy="true">
            <Skeleton $height="100%" />
          </Coming>
        )}
        <Panel aria-labelledby="acces">
          <PartName id="acces" title={texts.access.title} detail={texts.access.detail} />
          <Ways>
            {texts.access.parts.map(({ id, name, detail }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong> <small>{detail}</small>
                </span>
                <Button type="button" $look="secondary" onClick={() => auth.openAccount(id)}>
                  <span>
                    {id === 'devices' ? texts.access.end : texts.access.change}{' '}
                    <span className="visually-hidden">{name}</span>
                  </span>
                </Button>
              </li>
            ))}
          </Ways>
        </Panel>
        <OwnMeasures />
        <OwnData />
        <ConsentRecord />
        <DeleteAccount />
      </Parts>
    </Page>
  );
}

/** As high as the form that comes. */
const Coming = styled.div`
  height: 24rem;
  padding-block: 2rem;
  @media (min-width: 60rem) {
    height: 21.25rem;
  }
  @media (min-width: 75rem) {
    height: 19.25rem;
    padding-top: 0;
  }
`;

const Ways = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    padding-block: 0.75rem;
  }
  & > li:first-child {
    padding-top: 0;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & > li > span {
    flex: 1 1 9rem;
  }
  & > li > button {
    min-height: 2.75rem;
    padding: 0.5rem 1.1rem;
    font-size: var(--ag-size-data);
  }
  & strong,
  & small {
    display: block;
  }
  & strong {
    font-weight: 600;
  }
  & small {
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
`;

/** Beside what the page has, where there is room. */
const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 3rem;
  max-width: 76rem;
  margin-inline: 0;
  padding-block: var(--ag-place) var(--ag-section);
  @media (min-width: 75rem) {
    grid-template-columns: 13rem minmax(0, 1fr);
    & > h1 {
      grid-column: 1 / -1;
    }
  }
`;

/** One thing after the other, its name and what it is about beside it. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 58rem;
  & > section,
  & > form {
    padding: 2rem 0;
    border: 0;
    border-radius: 0;
    background: none;
    --panel-ground: var(--ag-ground);
  }
  & > * + :is(section, form) {
    border-top: 1px solid var(--ag-line);
  }
  & h2 {
    scroll-margin-top: 6rem;
  }
  & > section:not([aria-labelledby='suppression']) button:not(dialog *) {
    border-color: var(--ag-edge);
  }
  @media (max-width: 39.99rem) {
    & button:not(dialog *, li > *) {
      flex: 1 1 100%;
      width: 100%;
    }
  }
  @media (min-width: 60rem) {
    & > section,
    & > form {
      grid-template-columns: 13rem minmax(0, 1fr);
      column-gap: 3rem;
    }
    & > section > *,
    & > form > * {
      grid-column: 2;
    }
    & > section > h2,
    & > section > header,
    & > form > header {
      grid-column: 1;
      grid-row: 1;
      align-self: start;
    }
  }
  @media (min-width: 75rem) {
    & > form {
      padding-top: 0;
    }
    /* On the first line of what leads to it. */
    & > form > header {
      padding-top: 0.6rem;
    }
  }
`;
