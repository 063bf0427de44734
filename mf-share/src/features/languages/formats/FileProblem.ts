import type { FileFault } from './TranslationFile.ts';

/** Ends the reading of a file that cannot be read. */
export class FileProblem extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault.kind);
    this.fault = fault;
  }
}
