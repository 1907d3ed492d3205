/** Why the door does not do what it is asked, in one sentence for who asks. */
export class DoorRefusal extends Error {
  override readonly name = 'DoorRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
