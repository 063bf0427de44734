/** An act that cannot be; the message is a German sentence for who wanted it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
