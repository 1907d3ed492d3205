import { AccountPanel } from './AccountPanel.tsx';
import { AuditCall } from './AuditCall.tsx';
import { Comparison } from './Comparison.tsx';
import { HeroScene } from './HeroScene.tsx';
import { Pillars } from './Pillars.tsx';
import { Proof } from './Proof.tsx';

/** All of the home page that is only read, in one file: browsers load it after navigation, else never. */
export const readSections = {
  scene: HeroScene,
  panel: AccountPanel,
  proof: Proof,
  pillars: Pillars,
  comparison: Comparison,
  audit: AuditCall,
};
