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
  | 'server_broken'
  | 'canary_invalid'
  | 'version_unknown'
  | 'version_wrong'
  | 'version_taken'
  | 'version_withdrawn'
  | 'nothing_to_roll_back'
  | 'not_owner'
  | 'signature_missing'
  | 'signature_wrong'
  | 'key_invalid'
  | 'team_invalid'
  | 'why_invalid'
  | 'remote_locked'
  | 'revision_gone'
  | 'store_missing'
  | 'store_unconditional'
  | 'store_taken'
  | 'root_invalid'
  | 'root_forged'
  | 'registry_invalid'
  | 'registry_forged'
  | 'registry_replayed'
  | 'registry_expired'
  | 'registry_locked'
  | 'gate_refused'
  | 'gate_incomplete'
  | 'door_unreachable';
