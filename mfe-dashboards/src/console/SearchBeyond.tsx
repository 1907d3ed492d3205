import styled from 'styled-components';
import { consoleTexts } from '../content/console.ts';
import { memberFrameTexts } from '../content/memberFrame.ts';
import { TextButton } from '../member/TextButton.tsx';
import { useOnDemand } from '../member/useOnDemand.ts';
import { useStaff } from './staff.ts';

const loadDialog = () => import('../search/SearchDialog.tsx').then(({ SearchDialog }) => SearchDialog);

/** Where a list has nothing for some words: the way to look for them in all that staff may see. */
export function SearchBeyond({ words }: { readonly words: string }) {
  const { roles = [] } = useStaff();
  const { open, asked, Content } = useOnDemand(loadDialog, memberFrameTexts.search.failed);
  return (
    <>
      <Beyond type="button" onClick={open}>
        {consoleTexts.search.beyond(words)}
      </Beyond>
      {Content ? <Content id="recherche-au-dela" side={{ kind: 'staff', roles }} asked={asked} begin={words} /> : null}
    </>
  );
}

/** Its words, not the room around them that can be pressed, are as far from what is above them and from the edge as all else. */
const Beyond = styled(TextButton)`
  margin-block: -0.8rem;
`;
