import type { ComponentType } from 'react';
import { deferred } from '../lazy/deferred.ts';
import { livePart, readPart } from '../lazy/Island.tsx';
import type { HomeData } from './homeData.ts';
import type { readSections } from './readSections.ts';

type SectionName = Exclude<keyof typeof readSections, 'scene' | 'panel'>;

const read = <Name extends SectionName>(name: Name) =>
  readPart(async () => (await import('./readSections.ts')).readSections[name] as ComponentType<HomeData[Name]>);

/** The sections of the home page below its hero, each with its own way of loading. */
export const homeParts = {
  scene: readPart(async () => (await import('./readSections.ts')).readSections.scene),
  panel: readPart(async () => (await import('./readSections.ts')).readSections.panel),
  proof: read('proof'),
  pillars: read('pillars'),
  comparison: read('comparison'),
  testimonials: livePart(async () => (await import('./Testimonials.tsx')).Testimonials),
  audit: read('audit'),
  resources: deferred(async () => (await import('./Resources.tsx')).Resources),
  faq: deferred(async () => (await import('./HomeFaq.tsx')).HomeFaq),
  about: deferred(async () => (await import('./About.tsx')).About),
};

/** Loads the sections that are there at once. */
export async function loadFirstParts(): Promise<void> {
  const { scene, panel, proof, pillars, comparison, testimonials, audit } = homeParts;
  await Promise.all([scene, panel, proof, pillars, comparison, testimonials, audit].map((part) => part.load()));
}

/** Loads the whole page, as the server does before it renders. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(Object.values(homeParts).map((part) => part.load()));
}
