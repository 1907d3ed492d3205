import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import { Fictional } from '../../marks/Fictional.tsx';

/** A page as an editor leaves it: struck, rewritten in the client's words, one sentence kept. */
export function ManuscriptArt() {
  return (
    <Sheet aria-hidden="true">
      <p>
        <s>Nous offrons des solutions clés en main innovantes.</s>
      </p>
      <p>
        « Je voulais juste savoir <mark>combien de temps ma cuisine serait en chantier.</mark> »
      </p>
      <small>
        Appel nº 3, cliente de Beauport <Fictional>{exampleMark}</Fictional>
      </small>
      <h3>
        Combien de temps <span>serez-vous</span> sans cuisine ?
      </h3>
      <i />
      <i />
      <i className="end" />
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: 1.1rem;
  padding: clamp(1.75rem, 4vw, 3.25rem);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line), var(--ag-shadow);
  rotate: 1.5deg;
  font-size: var(--ag-size-lead);
  line-height: 1.45;
  & s {
    color: var(--ag-ink-soft);
    text-decoration-color: var(--ag-ember);
    text-decoration-thickness: 2px;
  }
  & mark {
    background: color-mix(in srgb, var(--ag-ember) 22%, transparent);
    color: inherit;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  & h3 {
    margin-top: 0.75rem;
    font-size: var(--ag-size-2);
  }
  & h3 > span {
    white-space: nowrap;
  }
  & i {
    height: 0.5rem;
    border-radius: 999px;
    background: var(--ag-line);
  }
  & .end {
    width: 62%;
  }
`;
