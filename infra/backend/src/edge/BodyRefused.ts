const REASONS = {
  too_large: [413, 'The body is larger than what is accepted here.'],
  body_too_slow: [408, 'The body came too slowly.'],
  body_incomplete: [400, 'The body ended before it was complete.'],
  overloaded: [503, 'The service is busy, please try again.'],
} as const;

/** A body that is not read to its end. The code is stable: screens choose their French text by it. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  readonly code: keyof typeof REASONS;
  readonly status: 400 | 408 | 413 | 503;

  constructor(code: keyof typeof REASONS) {
    const [status, message] = REASONS[code];
    super(message);
    this.code = code;
    this.status = status;
  }
}
