import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Select } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { Panel } from '../member/Panel.tsx';
import { type OwnCourse, useCourseStopsQuery } from './studioApi.ts';
import { leftOf, worstStop } from './worstStop.ts';

const texts = studioTexts.stops;

interface WhereLearnersStopProps {
  /** Those that can be chosen. */
  readonly courses: readonly OwnCourse[];
  /** The id of the chosen one. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Per module of a course: how many came to it, as bars and in figures, and how many left it unfinished. */
export function WhereLearnersStop({ courses, chosen, onChoose }: WhereLearnersStopProps) {
  const { data, isError, refetch } = useCourseStopsQuery(chosen);
  return (
    <Panel aria-labelledby="arrets">
      <Head>
        <h2 id="arrets">{texts.title}</h2>
        {courses.length > 1 ? (
          <Select
            id="formation-des-arrets"
            label={texts.course}
            value={chosen}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {courses.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        ) : null}
      </Head>
      {data ? (
        <Modules stops={data} />
      ) : isError ? (
        <Soft role="status">
          {texts.failed}{' '}
          <Button type="button" $look="quiet" onClick={refetch}>
            {texts.again}
          </Button>
        </Soft>
      ) : (
        <Skeleton $height="12rem" aria-busy="true" />
      )}
    </Panel>
  );
}

function Modules({ stops }: { readonly stops: Parameters<typeof worstStop>[0] }) {
  const most = Math.max(0, ...stops.map(({ began }) => began));
  if (most === 0) return <Soft>{texts.none}</Soft>;
  const worst = worstStop(stops);
  return (
    <>
      <Soft>{texts.explained}</Soft>
      <Table aria-labelledby="arrets">
        <thead>
          <tr>
            <th scope="col">{texts.module}</th>
            <th scope="col" className="length">
              {texts.length}
            </th>
            <th scope="col">{texts.began}</th>
            <th scope="col" className="left">
              {texts.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop, index) => {
            const left = leftOf(stop);
            return (
              <tr key={stop.module_id} className={index === worst ? 'worst' : undefined}>
                <th scope="row">
                  <span>{index + 1}</span> {stop.title}
                </th>
                <td className="length">{formatDuration(stop.minutes)}</td>
                <td className="began">
                  <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
                    <path className="all" d={`M0 0h${(stop.began / most) * 100}v10H0z`} />
                    <path
                      className="lost"
                      d={`M${(stop.finished / most) * 100} 0H${(stop.began / most) * 100}v10H${(stop.finished / most) * 100}z`}
                    />
                  </svg>
                  {frenchNumber(stop.began)}
                </td>
                <td className="left">{left > 0 ? `−${frenchNumber(left)}` : '0'}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}

const Head = styled.header`
  & > div {
    width: min(100%, 24rem);
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 0.65rem 0.75rem 0.65rem 0;
    border-bottom: 1px solid var(--ag-line);
    font-weight: 400;
    text-align: left;
  }
  & thead th {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & tbody th > span {
    display: inline-block;
    min-width: 1.75rem;
    color: var(--ag-ink-soft);
  }
  & .length {
    white-space: nowrap;
  }
  & .left {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  & .began {
    width: 45%;
    white-space: nowrap;
  }
  & svg {
    display: inline-block;
    width: calc(100% - 4rem);
    height: 1.1rem;
    margin-right: 0.75rem;
    vertical-align: middle;
    forced-color-adjust: none;
  }
  & .all {
    fill: var(--ag-moss);
    fill-opacity: 0.45;
  }
  & .lost {
    fill: none;
  }
  & .worst .lost {
    fill: var(--ag-ember);
  }
  & .worst > * {
    font-weight: 600;
  }
  /* On phones the bar stands below its module. */
  @media (max-width: 40rem) {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      border-bottom: 1px solid var(--ag-line);
    }
    & tbody tr > * {
      border: 0;
    }
    & tbody th {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }
    & .length {
      display: none;
    }
    & .began {
      width: auto;
    }
  }
`;
