/** A reason not to start that is the operator's to solve; its message is one sentence, shown without a stack. */
export class BackendError extends Error {
  override name = 'BackendError';
}
