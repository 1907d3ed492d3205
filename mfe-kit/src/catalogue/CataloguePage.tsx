import { brandName } from '@agence/shared-contracts/brand';
import { ofName } from '@agence/shared-contracts/format/ofName';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { Container, Section, Stack } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Art } from './Art.tsx';
import { Colors } from './Colors.tsx';
import { Controls } from './Controls.tsx';
import { Disclosure } from './Disclosure.tsx';
import { States } from './States.tsx';
import { Type } from './Type.tsx';

const chapters = [
  { title: 'Couleurs', Chapter: Colors },
  { title: 'Caractères', Chapter: Type },
  { title: 'Commandes et champs', Chapter: Controls },
  { title: 'Onglets, questions et dialogues', Chapter: Disclosure },
  { title: 'Cartes et états', Chapter: States },
  { title: 'Relief', Chapter: Art },
] as const;

/** Everything that the kit offers, in both themes beside each other. */
export default function CataloguePage() {
  return (
    <Section>
      <Container>
        <Stack $gap={6}>
          <Eyebrow>Développement</Eyebrow>
          <h1>Le langage visuel {ofName(brandName)}</h1>
          <Lead>Chaque élément de la trousse commune, en clair et en sombre. Rien ne se dessine deux fois.</Lead>
        </Stack>
        {chapters.map(({ title, Chapter }) => (
          <Part key={title} aria-label={title}>
            <h2>{title}</h2>
            <Themes>
              {(['light', 'dark'] as const).map((theme) => (
                <Theme key={theme} data-theme={theme}>
                  <Chapter theme={theme} />
                </Theme>
              ))}
            </Themes>
          </Part>
        ))}
      </Container>
    </Section>
  );
}

export function head(): PageHead {
  return {
    title: 'Langage visuel',
    description: 'Catalogue vivant de la trousse d’interface commune à toutes les pages du site.',
    keywords: ['interface'],
    noindex: true,
  };
}

const Part = styled.section`
  margin-top: var(--ag-section);
`;

const Themes = styled.div`
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  margin-top: 2rem;
`;

const Theme = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  min-width: 0;
  padding: clamp(1.25rem, 3vw, 2.5rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-ground);
  color: var(--ag-ink);
  box-shadow: 0 0 0 1px var(--ag-line);
`;
