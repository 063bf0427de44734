import { CallError } from '../errors/CallError.ts';

/** Whether a policy lets the author through; throws what is no refusal. */
export async function isAllowed(policy: Promise<unknown>): Promise<boolean> {
  try {
    await policy;
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
