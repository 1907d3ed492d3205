import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Scale } from './snap.ts';

interface SliderProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly scale: Scale & { readonly initial: number };
  readonly value: number;
  /** The value with its unit, as visitors read it. */
  readonly shown: string;
}

/** A labelled slider of a form, with its value beside the label. The browser keeps it between its bounds. */
export function Slider({ id, name, label, hint, scale, value, shown }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const { min, max, step, initial } = scale;
  const fill = share(value, scale);
  useEffect(() => {
    // A reset of the form is shown by the browser itself; only the coloured part of the track is ours.
    input.current?.style.setProperty('--fill', `${fill}%`);
  }, [fill]);
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {/* Said as the slider's own value. */}
      <output htmlFor={id} aria-live="off">
        {shown}
      </output>
      <Track
        ref={input}
        type="range"
        id={id}
        name={name}
        min={min}
        max={max}
        step={step}
        defaultValue={initial}
        aria-valuetext={shown}
        $fill={share(initial, scale)}
        {...(hint ? { 'aria-describedby': `${id}-aide` } : {})}
      />
      {hint ? <small id={`${id}-aide`}>{hint}</small> : null}
    </Field>
  );
}

const share = (value: number, { min, max }: Scale) => Math.round(((value - min) / (max - min)) * 1000) / 10;

const Field = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.15rem 1rem;
  align-items: baseline;
  & > label {
    font-weight: 600;
  }
  & > output {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & > input,
  & > small {
    grid-column: 1 / -1;
  }
  & > small {
    color: var(--ag-ink-soft);
  }
`;

const Track = styled.input<{ $fill: number }>`
  appearance: none;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  background: none;
  cursor: grab;
  &::-webkit-slider-runnable-track {
    height: 0.375rem;
    border-radius: 999px;
    background: linear-gradient(var(--ag-ink) 0 0) no-repeat 0 / var(--fill, ${({ $fill }) => $fill}%) 100% var(--ag-line);
  }
  &::-moz-range-track {
    height: 0.375rem;
    border-radius: 999px;
    background: linear-gradient(var(--ag-ink) 0 0) no-repeat 0 / var(--fill, ${({ $fill }) => $fill}%) 100% var(--ag-line);
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 1.75rem;
    height: 1.75rem;
    margin-top: -0.69rem;
    border: 3px solid var(--ag-surface);
    border-radius: 50%;
    background: var(--ag-ember);
    box-shadow: 0 0 0 1px var(--ag-edge);
  }
  &::-moz-range-thumb {
    width: 1.5rem;
    height: 1.5rem;
    border: 3px solid var(--ag-surface);
    border-radius: 50%;
    background: var(--ag-ember);
    box-shadow: 0 0 0 1px var(--ag-edge);
  }
  &:active {
    cursor: grabbing;
  }
`;
