import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import { Container, Row, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { CourseRow } from '../catalogue/CourseRow.tsx';
import type { ListedCourse } from '../catalogue/readCatalogue.ts';
import { courseTexts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { unknownCourseTexts as texts } from '../content/unknownCourse.ts';
import { Missing } from '../way/Missing.tsx';

/** Where no course is: the search, which is a plain form, and courses that are there. */
export function UnknownCourse({ near }: { readonly near: readonly ListedCourse[] }) {
  return (
    <>
      <Missing
        {...courseTexts.missing}
        back={{ label: frameTexts.backToCourses, path: '/formations' }}
        isFollowed={near.length > 0}
      >
        <Search role="search" action="/formations">
          <label htmlFor="perdu-q">{texts.search}</label>
          <Row>
            <Control
              id="perdu-q"
              type="search"
              name="q"
              placeholder={texts.example}
              maxLength={100}
              required
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">{texts.action}</Button>
          </Row>
        </Search>
      </Missing>
      {near.length > 0 ? (
        <Section aria-labelledby="autres">
          <Container>
            <h2 id="autres">{texts.near}</h2>
            <Courses>
              {near.map((course) => (
                <li key={course.slug}>
                  <CourseRow course={course} />
                </li>
              ))}
            </Courses>
          </Container>
        </Section>
      ) : null}
    </>
  );
}

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  width: 100%;
  & > label {
    font-weight: 600;
  }
  & input {
    /* Its example is read whole: on phones the button stands below. */
    flex: 1 1 16rem;
    width: auto;
    min-width: 0;
  }
`;

const Courses = styled.ul`
  margin-top: 1.5rem;
  border-bottom: 1px solid var(--ag-line);
`;
