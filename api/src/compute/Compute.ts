/** A pure function of a module of ours that may take long, or a promise of what it gives: by its file and name, because another thread loads it. */
export interface Computation<Work extends (input: never) => object> {
  readonly file: URL;
  /** The function's name in the file; its type is that of the function. */
  readonly name: string;
  readonly work?: Work;
}

/** Whose run it is, and how long it may take. */
export interface Run {
  /** One person's runs follow each other. */
  readonly of: string;
  /** Ends the run when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of computing, 15 s unless set; what is waited before does not count. */
  readonly budgetMs?: number;
}

/** Computes beside the event loop, so that nobody else waits for it. */
export interface Compute {
  /**
   * Gives what the computation gives; null when its time was over or it wanted too much memory. Input and output are copied.
   * Refuses with 429 who has several runs waiting, with 503 'server_busy' when very many wait or its turn has not come in 30 s, so
   * that every caller is answered within a client's minute, and with 499 when the caller went away. What the computation throws is thrown.
   */
  run<Work extends (input: never) => object>(
    computation: Computation<Work>,
    input: Parameters<Work>[0],
    run: Run,
  ): Promise<Awaited<ReturnType<Work>> | null>;
  /** Ends all runs and the threads. */
  stop(): Promise<void>;
}
