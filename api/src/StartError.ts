/** A start that cannot succeed; its message is the German sentence that the operator reads. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
