import { Counters } from '../counters/Counters.tsx';
import { HeroArt } from './art/HeroArt.tsx';
import { HeroFigures } from './HeroFigures.tsx';
import { HeroLabel } from './HeroLabel.tsx';
import { HeroOffer } from './HeroOffer.tsx';
import { LandingClosing } from './LandingClosing.tsx';
import { ReadHero } from './ReadHero.tsx';
import { Clients } from './sections/Clients.tsx';
import { Eligibility } from './sections/Eligibility.tsx';
import { FaqSection } from './sections/FaqSection.tsx';
import { Figures } from './sections/Figures.tsx';
import { Films } from './sections/Films.tsx';
import { Formats } from './sections/Formats.tsx';
import { Place } from './sections/Place.tsx';
import { Points } from './sections/Points.tsx';
import { Queries } from './sections/Queries.tsx';
import { Relay } from './sections/Relay.tsx';
import { Services } from './sections/Services.tsx';
import { Specimens } from './sections/Specimens.tsx';
import { Steps } from './sections/Steps.tsx';
import { Technologies } from './sections/Technologies.tsx';

/** All of landing pages that is only read, in one file: browsers load it after navigation, else never. */
export const readSections = {
  hero: ReadHero,
  heroLabel: HeroLabel,
  heroOffer: HeroOffer,
  heroArt: HeroArt,
  heroFigures: HeroFigures,
  closing: LandingClosing,
  clients: Clients,
  counters: Counters,
  eligibility: Eligibility,
  faq: FaqSection,
  figures: Figures,
  films: Films,
  formats: Formats,
  place: Place,
  points: Points,
  queries: Queries,
  relay: Relay,
  services: Services,
  specimens: Specimens,
  steps: Steps,
  technologies: Technologies,
};
