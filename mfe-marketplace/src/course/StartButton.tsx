import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { FormationDetail } from '@agence/shared-contracts/backend/schema';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { useRef, useState } from 'react';
import { whenSessionIsKnown } from '../buying/whenSessionIsKnown.ts';
import { courseTexts as texts } from '../content/course.ts';

/**
 * Enrols at once in a free course and opens it. Who is not signed in goes to the home page, whose dialog brings them to
 * the course afterwards (marketplace §2).
 */
export function StartButton({ course }: { readonly course: Pick<FormationDetail, 'id' | 'slug'> }) {
  const { auth, navigation, database, ui } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const viewer = `/formation-viewer/${course.slug}`;

  async function start() {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      const { user } = await whenSessionIsKnown(auth);
      if (!user) {
        await navigation.navigate(`/?${new URLSearchParams({ connexion: '1', next: viewer })}`);
        return;
      }
      dataOf(await (await database()).rpc('enrol', { formation: course.id }));
      await navigation.navigate(viewer);
    } catch (error) {
      console.error(error);
      ui.toast({ ...texts.failed, tone: 'destructive' });
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  return (
    <Button type="button" $wide aria-disabled={isBusy} onClick={() => void start()}>
      {isBusy ? texts.starting : texts.start}
    </Button>
  );
}
