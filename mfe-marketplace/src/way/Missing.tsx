import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Stack } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';

interface MissingProps {
  readonly title: string;
  readonly detail: string;
  readonly back: { readonly label: string; readonly path: string };
}

/** What does not exist, is not published or was withdrawn looks the same to visitors. */
export function Missing({ title, detail, back }: MissingProps) {
  return (
    <Ground>
      <Container>
        <Stack $gap={4}>
          <h1>{title}</h1>
          <Lead>{detail}</Lead>
          <ButtonLink href={back.path}>{back.label}</ButtonLink>
        </Stack>
      </Container>
    </Ground>
  );
}

const Ground = styled.section`
  padding-block: clamp(5rem, 14vw, 11rem);
`;
