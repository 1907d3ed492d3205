import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { periodTexts as texts } from '../content/periods.ts';
import { type AskedPeriod, PERIOD, type Period, PRESETS, type Preset, periodOf } from './periods.ts';

interface PeriodFieldsProps {
  /** What the names of its fields begin with. */
  readonly id: string;
  readonly period: AskedPeriod;
  /** What stands for no period, where there may be none. */
  readonly all?: string;
  /** What the address has of it from now on; what is undefined goes out of it. */
  readonly onChange: (parameters: Readonly<Record<string, string | undefined>>) => void;
}

const OTHERS = 'autres';
/** Before another choice is made. */
const NONE = { [PERIOD.preset]: undefined, [PERIOD.since]: undefined, [PERIOD.until]: undefined };

/** A period by its name. Days are set where somebody wants others: a browser writes them in its own language. */
export function PeriodFields({ id, period, all, onChange }: PeriodFieldsProps) {
  const { preset, since, until } = period;
  const hasDays = !preset && (since !== undefined || until !== undefined);
  const choose = (value: string) => {
    if (value !== OTHERS) return onChange({ ...NONE, ...(value ? { [PERIOD.preset]: value } : {}) });
    // They begin as what was looked at.
    const begin = since && until ? { since, until } : periodOf('month', isoDate(new Date()));
    onChange({ ...NONE, [PERIOD.since]: begin.since, [PERIOD.until]: begin.until });
  };
  const day = (name: keyof Period) => (
    <Field
      id={`${id}-${PERIOD[name]}`}
      label={texts[name]}
      type="date"
      value={period[name] ?? ''}
      onChange={({ currentTarget }) => onChange({ [PERIOD[name]]: currentTarget.value || undefined })}
    />
  );
  return (
    <>
      <Select
        id={`${id}-${PERIOD.preset}`}
        label={texts.label}
        value={hasDays ? OTHERS : (preset ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {PRESETS.map((one: Preset) => (
          <option key={one} value={one}>
            {texts.presets[one]}
          </option>
        ))}
        <option value={OTHERS}>{texts.others}</option>
      </Select>
      {hasDays ? (
        <>
          {day('since')}
          {day('until')}
        </>
      ) : null}
    </>
  );
}
