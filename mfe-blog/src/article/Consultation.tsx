import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';
import { articlePath } from '../content/slugs.ts';

/** Opens the shell's booking dialog, before and after JavaScript (BLG-020). */
export function Consultation({ slug }: { readonly slug: string }) {
  const { track } = useShell();
  return (
    <Panel>
      <h2>{texts.consultationTitle}</h2>
      <p>{texts.consultationLead}</p>
      <Button
        type="button"
        commandfor="reserver"
        command="show-modal"
        onClick={() => track({ name: 'cta_clicked', label: 'blog-consultation', location: articlePath(slug) })}
      >
        {texts.consultation}
      </Button>
    </Panel>
  );
}

const Panel = styled.aside`
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding: clamp(1.5rem, 4vw, 2.5rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  & > p {
    max-width: 44ch;
    color: var(--ag-on-spruce-soft);
  }
`;
