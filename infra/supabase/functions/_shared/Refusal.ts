/** A reason not to do what was asked, with a stable code (shared-contracts/src/backend/errors.ts). */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, code: string, message: string, details: unknown = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  toResponse(): Response {
    const { code, message, details, status } = this;
    return Response.json({ code, message, details, hint: null }, { status, headers: { 'cache-control': 'no-store' } });
  }
}

/** Runs a function; what it throws as `Refusal` becomes the answer. */
export async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}
