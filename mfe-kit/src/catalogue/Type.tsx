import { Badge, Breadcrumb, Eyebrow, Figure, Lead, Prose, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';

const sizes = ['hero', '1', '2', '3', 'lead', 'small'] as const;

/** The type scale and the pieces of running text. */
export function Type() {
  return (
    <>
      {sizes.map((size) => (
        <Sample key={size} $size={size}>
          Sommet {size}
        </Sample>
      ))}
      <Eyebrow>Au-dessus d’un titre</Eyebrow>
      <Lead>Une ouverture dit en une phrase ce que la page promet.</Lead>
      <Soft>Le texte secondaire reste lisible sur les deux fonds.</Soft>
      <Figure>
        <strong>420 %</strong>
        <span>une figure et ce qu’elle veut dire</span>
      </Figure>
      <p>
        <Badge>Neutre</Badge> <Badge $tone="ember">Vedette</Badge> <Badge $tone="moss">Publié</Badge>{' '}
        <Badge $tone="glacier">Gratuit</Badge>
      </p>
      <Breadcrumb aria-label="Fil d’Ariane">
        <ol>
          <li>
            <a href="/">Accueil</a>
          </li>
          <li>Langage visuel</li>
        </ol>
      </Breadcrumb>
      <Prose>
        <p>Un paragraphe d’article, sur une mesure de 66 caractères.</p>
        <ul>
          <li>Une liste qui porte le trait de braise.</li>
        </ul>
      </Prose>
    </>
  );
}

const Sample = styled.p<{ $size: string }>`
  font-family: var(--ag-display);
  font-weight: 700;
  font-size: var(--ag-size-${({ $size }) => $size});
  line-height: 1.1;
`;
