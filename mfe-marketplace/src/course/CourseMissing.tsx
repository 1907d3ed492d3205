import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Section, Stack } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import { courseTexts } from '../content/course.ts';

/** Unknown, unpublished or withdrawn courses look the same to visitors. */
export function CourseMissing() {
  return (
    <Section>
      <Container>
        <Stack>
          <h1>{courseTexts.missing.title}</h1>
          <Lead>{courseTexts.missing.detail}</Lead>
          <ButtonLink href="/formations">{courseTexts.back}</ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}
