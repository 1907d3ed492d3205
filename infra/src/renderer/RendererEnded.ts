/** A renderer has ended, for whatever reason, before it could answer. */
export class RendererEnded extends Error {
  override readonly name = 'RendererEnded';
}
