/** Something about a release or the registry that the caller can act on, in one sentence. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type RegistryErrorCode =
  | 'release_missing'
  | 'release_invalid'
  | 'file_tampered'
  | 'file_missing'
  | 'file_unlisted'
  | 'fragment_unsafe'
  | 'page_incomplete'
  | 'contract_unsupported'
  | 'route_collision'
  | 'version_unknown'
  | 'nothing_to_roll_back'
  | 'registry_invalid'
  | 'registry_forged'
  | 'registry_locked';
