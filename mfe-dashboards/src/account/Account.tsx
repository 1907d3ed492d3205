import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { accountTexts as texts } from '../content/account.ts';
import { useMember } from '../member/MemberPage.tsx';
import { Panel } from '../member/Panel.tsx';
import { useProfileQuery } from './accountApi.ts';
import { ConsentRecord } from './ConsentRecord.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnMeasures } from './OwnMeasures.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Everything about the account itself. */
export function Account() {
  const { auth } = useShell();
  const { user } = useMember();
  const profile = useProfileQuery(user.id);
  return (
    <Page>
      <h1>{texts.title}</h1>
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
        <h2 id="acces">{texts.access.title}</h2>
        <Parts>
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
        </Parts>
      </Panel>
      <Panel aria-labelledby="achats">
        <h2 id="achats">{texts.purchases.title}</h2>
        <Soft>{texts.purchases.detail}</Soft>
        <div>
          <ButtonLink href="/compte/achats" $look="secondary">
            {texts.purchases.open}
          </ButtonLink>
        </div>
      </Panel>
      <OwnMeasures />
      <OwnData />
      <ConsentRecord />
      <DeleteAccount />
    </Page>
  );
}

/** As high as the form that comes. */
const Coming = styled.div`
  height: 20.3rem;
  padding-block: 2rem;
  @media (min-width: 60rem) {
    height: 17.55rem;
  }
`;

const Parts = styled.ul`
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
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & > li > span {
    flex: 1 1 12rem;
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

/** One thing after the other, its name and what it is about beside it. */
const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 66rem;
  margin-inline: 0;
  padding-block: var(--ag-place) var(--ag-section);
  & > h1 {
    margin-bottom: 1rem;
  }
  & > section,
  & > form {
    padding: 2rem 0;
    border-radius: 0;
    background: none;
    box-shadow: 0 1px 0 var(--ag-line);
  }
  @media (min-width: 60rem) {
    & > section,
    & > form {
      grid-template-columns: 16rem minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      grid-auto-flow: row dense;
      column-gap: 3rem;
    }
    & > section > *,
    & > form > * {
      grid-column: 2;
    }
    & > form > * {
      max-width: 34rem;
    }
    & > section > * {
      grid-row: span 2;
      align-self: start;
    }
    & > section > h2,
    & > form > header {
      grid-column: 1;
      grid-row: 1;
    }
    & > section > h2 + p {
      grid-column: 1;
      grid-row: 2;
      margin-top: -0.75rem;
      font-size: var(--ag-size-data);
    }
  }
`;
