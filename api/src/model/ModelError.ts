import type { ModelFault } from '@dialogwerk/shared/contract';

/** Why a model gave no answer that counts; says nothing of what was sent or answered. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;
  /** How long the provider wants to be left alone, in milliseconds; null where it did not say. */
  readonly retryAfter: number | null;

  constructor(fault: ModelFault, retryAfter: number | null = null) {
    super(`the model failed: ${fault}`);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}
