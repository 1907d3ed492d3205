import type { ComponentProps } from 'react';
import { readPart } from '../lazy/Island.tsx';
import type { readSections } from './readSections.ts';

type ReadSections = typeof readSections;

/** A part of landing pages that is only read. @param name as `readSections` has it */
export const read = <Name extends keyof ReadSections>(name: Name) =>
  readPart<ComponentProps<ReadSections[Name]>>(
    async () => (await import('./readSections.ts')).readSections[name] as never,
  );

export const heroLabel = read('heroLabel');
export const heroOffer = read('heroOffer');
export const heroArt = read('heroArt');
export const heroFigures = read('heroFigures');
