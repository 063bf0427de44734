import type { ModelProblem } from '../protocol.ts';

/** Why a model cannot be used; the message says it more closely, in the words of whatever failed. */
export class ModelError extends Error {
  readonly problem: ModelProblem;

  constructor(problem: ModelProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
