import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Prose } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { CourseCard } from '../catalogue/CourseCard.tsx';
import { creatorTexts as texts } from '../content/creator.ts';
import { CardGrid } from '../frame/CardGrid.tsx';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { CreatorFacts } from './CreatorFacts.tsx';
import { CreatorOpening } from './CreatorOpening.tsx';
import { CreatorStats } from './CreatorStats.tsx';
import type { Creator } from './readCreator.ts';

/** Who teaches: portrait, figures, story and latest courses. */
export function CreatorProfile({ creator }: { readonly creator: Creator }) {
  return (
    <>
      <CreatorOpening creator={creator} />
      <CreatorStats creator={creator} />
      <Section>
        <Story>
          <Prose>
            <h2>{texts.about(creator.name)}</h2>
            <Paragraphs text={creator.bio_long ?? ''} />
          </Prose>
          <CreatorFacts creator={creator} />
        </Story>
      </Section>
      <Section $ground="band">
        <Courses>
          <h2>{texts.recent}</h2>
          {creator.formations.length === 0 ? (
            <StateMessage
              title={texts.none}
              actions={
                <ButtonLink $look="secondary" href="/formations">
                  {texts.all}
                </ButtonLink>
              }
            >
              {texts.noneDetail}
            </StateMessage>
          ) : (
            <CardGrid>
              {creator.formations.map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} layout="grid" />
                </li>
              ))}
            </CardGrid>
          )}
        </Courses>
      </Section>
    </>
  );
}

const Story = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem);
  align-items: start;
  overflow-wrap: anywhere;
  & > div > h2 {
    margin-top: 0;
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const Courses = styled(Container)`
  display: grid;
  gap: 2rem;
`;
