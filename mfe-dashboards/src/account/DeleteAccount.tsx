import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { DangerButton, Panel } from '../member/Panel.tsx';
import { useOnDemand } from '../member/useOnDemand.ts';
import { PartName } from './PartName.tsx';

const texts = accountTexts.remove;
const loadDialog = () => import('./DeleteDialog.tsx').then(({ DeleteDialog }) => DeleteDialog);

/** Says what goes with the account; the dialog that deletes it for good comes with its first use. */
export function DeleteAccount() {
  const { open, asked, Content } = useOnDemand(loadDialog, texts.notLoaded);
  return (
    <Panel aria-labelledby="suppression">
      <PartName id="suppression" title={texts.title} detail={texts.lead} isDanger />
      <Danger as="div">
        <Fate>
          {[texts.gone, texts.kept].map(({ title, list }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {list.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          ))}
        </Fate>
        <Soft>{texts.copy}</Soft>
        <div>
          <DangerButton type="button" onClick={open}>
            {texts.open}
          </DangerButton>
        </div>
      </Danger>
      {Content ? <Content asked={asked} /> : null}
    </Panel>
  );
}

/** Looks like what it is: nothing here can be undone. */
const Danger = styled(Panel)`
  position: relative;
  overflow: hidden;
  padding-top: 2.25rem;
  border-color: var(--ag-danger);
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 0.5rem;
    background: repeating-linear-gradient(-45deg, var(--ag-danger) 0 0.75rem, transparent 0.75rem 1.5rem);
  }
`;

const Fate = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: 1rem 1.5rem;
  & h3 {
    font-size: 1rem;
  }
  & li {
    margin-top: 0.35rem;
    padding-left: 1.1rem;
    text-indent: -1.1rem;
    font-size: var(--ag-size-data);
  }
  & li::before {
    content: '–';
    display: inline-block;
    width: 1.1rem;
    text-indent: 0;
    color: var(--ag-ink-soft);
  }
`;
