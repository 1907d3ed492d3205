import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { useNavigate } from 'react-router-dom';
import { newsletterTexts } from '../content/newsletter.ts';
import { dropDraft } from '../drafts/draftStore.ts';
import { useMember } from '../member/MemberPage.tsx';
import { useRemoveLetterMutation } from './newsletterApi.ts';

const texts = newsletterTexts.write;

/** Deletes a draft. */
export function RemoveLetter({ id }: { readonly id: string }) {
  const { ui } = useShell();
  const { user } = useMember();
  const navigate = useNavigate();
  const [remove, { isLoading }] = useRemoveLetterMutation();
  const confirm = async () => {
    const { error } = await remove(id);
    if (error) {
      ui.toast({ title: newsletterTexts.notDone, description: newsletterTexts.failed.detail, tone: 'destructive' });
      return;
    }
    dropDraft(user.id, `letter:${id}`);
    ui.toast({ title: texts.removed, tone: 'success' });
    navigate('/admin/infolettre');
  };
  return (
    <Button type="button" $look="quiet" aria-disabled={isLoading} onClick={() => void confirm()}>
      {texts.remove}
    </Button>
  );
}
