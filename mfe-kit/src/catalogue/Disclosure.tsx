import { useShell } from '@agence/shared-contracts/platform';
import { Accordion } from '@agence/shared-contracts/ui/Accordion';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Tabs } from '@agence/shared-contracts/ui/Tabs';
import { useState } from 'react';
import type { ChapterProps } from './ChapterProps.ts';

/** What shows and hides things. */
export function Disclosure({ theme }: ChapterProps) {
  const { ui } = useShell();
  const [tab, setTab] = useState('formations');
  const dialog = `dialogue-${theme}`;
  return (
    <>
      <Tabs
        label="Exemple d’onglets"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'formations', label: 'Formations', panel: <p>Trois formations en cours.</p> },
          { id: 'ressources', label: 'Ressources', panel: <p>Aucune ressource disponible.</p> },
        ]}
      />
      <Accordion
        items={[
          { title: 'Combien de temps faut-il ?', content: <p>De trois à cinq semaines.</p> },
          { title: 'Et ensuite ?', content: <p>Trente jours de soutien sont compris.</p> },
        ]}
      />
      <Button type="button" $look="secondary" commandfor={dialog} command="show-modal">
        Ouvrir un dialogue
      </Button>
      <Dialog id={dialog} title="Un dialogue">
        <p>Il s’ouvre avant tout JavaScript, garde le focus et le rend.</p>
      </Dialog>
      <Button type="button" $look="secondary" onClick={() => ui.toast({ title: 'C’est noté', tone: 'success' })}>
        Montrer un avis
      </Button>
    </>
  );
}
