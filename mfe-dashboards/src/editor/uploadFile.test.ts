import { afterEach, expect, test, vi } from 'vitest';
import { editorTexts } from '../content/editor.ts';
import { uploadFile, uploadProblem } from './uploadFile.ts';

afterEach(() => vi.unstubAllGlobals());

/** Storage that answers every upload with a status. */
function storageAnswers(status: number) {
  class Answered {
    status = status;
    upload = {};
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answered);
}

test('a file whose content is not of its type is said so in the form (CNT-10)', async () => {
  storageAnswers(415);
  const sent = uploadFile({ path: 'thumbnails/a/b.png', file: new Blob(['<html>']), accessToken: 'a' });
  const problem = uploadProblem(await sent.catch((error: unknown) => error), 'otherwise');
  expect(problem).toBe(editorTexts.uploadProblems.wrongType);
  expect(problem).toContain('son contenu n’est pas celui de son type');
});
