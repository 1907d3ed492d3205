import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Select } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { headsByEar } from '../member/headsByEar.ts';
import { Panel } from '../member/Panel.tsx';
import { type ModuleStop, type OwnCourse, useCourseStopsQuery } from './studioApi.ts';
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
        <div>
          <h2 id="arrets">{texts.title}</h2>
          <Soft>{texts.explained}</Soft>
        </div>
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
        <Modules stops={data} course={chosen} />
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

interface ModulesProps {
  readonly stops: readonly ModuleStop[];
  /** The id of the course that they are of. */
  readonly course: string;
}

function Modules({ stops, course }: ModulesProps) {
  const most = Math.max(0, ...stops.map(({ began }) => began));
  if (most === 0) return <Soft>{texts.none}</Soft>;
  const worst = worstStop(stops);
  const left = stops[worst ?? -1];
  return (
    <>
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
                  <div>
                    <span>{index + 1}</span> {stop.title}
                  </div>
                </th>
                <td className="length">{formatDuration(stop.minutes)}</td>
                <td className="began">
                  <Bar style={{ width: `calc((100% - 3.5rem) * ${stop.began / most})` }}>
                    <i style={{ width: `${(left / stop.began) * 100}%` }} />
                  </Bar>
                  {frenchNumber(stop.began)}
                </td>
                <td className="left">{left > 0 ? `−${frenchNumber(left)}` : '0'}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {worst === undefined || !left ? null : (
        <p>
          <strong>{texts.worst(worst + 1)}</strong> {studioTexts.next.reviewDetail(leftOf(left), left.began)}{' '}
          <a href={`/creator-dashboard/formations/${course}#module-${left.module_id}`}>{texts.open(worst + 1)}</a>
        </p>
      )}
    </>
  );
}

const Head = styled.header`
  && {
    align-items: start;
  }
  & > div:has(> select) {
    width: min(100%, 24rem);
  }
  /* Which course it is stands in the choice itself. */
  & label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** How many came, and at its end those who left. */
const Bar = styled.span`
  display: inline-flex;
  justify-content: end;
  overflow: hidden;
  height: 1.1rem;
  margin-right: 0.75rem;
  border-radius: 2px;
  background: var(--ag-contour-deep);
  vertical-align: middle;
  forced-color-adjust: none;
  print-color-adjust: exact;
  .worst & > i {
    background: var(--ag-ember);
    print-color-adjust: exact;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 0.65rem 1.25rem 0.65rem 0;
    border-bottom: 1px solid var(--ag-line);
    font-weight: 400;
    text-align: left;
  }
  & thead th {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  /* A second line begins where the first does. */
  & tbody th > div {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
  & tbody th span {
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
    width: 40%;
    white-space: nowrap;
  }
  & .worst > * {
    font-weight: 600;
  }
  & .worst > .left {
    color: var(--ag-danger);
  }
  /* On phones the bar stands below its module. */
  @media (max-width: 40rem) {
    ${headsByEar}
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
