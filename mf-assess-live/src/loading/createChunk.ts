import { adoptStyles } from '@dialogwerk/shared/browser';

/** Code that is loaded on demand: everything that the first question can be answered without. */
export interface Chunk<Content> {
  /** What has come; null before. */
  peek(): Content | null;
  /** Loads it, once for all who ask. Rejects when it does not come; the next call then tries again. */
  load(): Promise<Content>;
}

/** A connection may hang for ever; the browser has no time-out of its own for modules. */
const TIME_OUT_MS = 15_000;

/** A chunk of the messenger's code that `fetchIt` imports; the `styles` that it exports come with it. */
export function createChunk<Content extends object>(fetchIt: () => Promise<Content>): Chunk<Content> {
  let content: Content | null = null;
  let coming: Promise<Content> | null = null;
  return {
    peek: () => content,
    load() {
      coming ??= inTime(fetchIt()).then(
        (come) => {
          if ('styles' in come && typeof come.styles === 'string') adoptStyles(come.styles);
          content = come;
          return come;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
}

function inTime<Content>(coming: Promise<Content>): Promise<Content> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part of the messenger did not come in time')), TIME_OUT_MS);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
