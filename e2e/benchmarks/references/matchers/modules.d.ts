/** What the benchmark uses of libraries that are installed when it is run. */
declare module '@nlpjs/core' {
  interface NlpProcessor {
    readonly settings: Record<string, unknown>;
    addLanguage(locale: string): void;
    addDocument(locale: string, utterance: string, intent: string): void;
    train(): Promise<void>;
    process(
      locale: string,
      utterance: string,
    ): Promise<{ readonly classifications: readonly { readonly intent: string; readonly score: number }[] }>;
  }
  interface NlpContainer {
    use(plugin: unknown): void;
    registerConfiguration(name: string, settings: object, overwrite: boolean): void;
    get(name: 'nlp'): NlpProcessor;
  }
  export function containerBootstrap(): Promise<NlpContainer>;
}
declare module '@nlpjs/lang-de' {
  export const LangDe: unknown;
}
declare module '@nlpjs/nlp' {
  export const Nlp: unknown;
}
declare module 'fasttext.wasm.js' {
  interface FastTextModel {
    train(args: object, onProgress: () => void): void;
    predict(
      text: string,
      count: number,
      threshold: number,
    ): { size(): number; get(index: number): readonly [number, string] };
  }
  interface FastTextModule {
    readonly FS: { writeFile(path: string, content: string): void };
    readonly Args: new () => Record<string, unknown>;
    readonly FastText: new () => FastTextModel;
    readonly ModelName: { readonly supervised: unknown };
    readonly LossName: { readonly softmax: unknown };
  }
  export function getFastTextModule(): Promise<FastTextModule>;
}
declare module 'minisearch' {
  export default class MiniSearch<Document extends { readonly id: number }> {
    constructor(options: { readonly fields: readonly string[] });
    addAll(documents: readonly Document[]): void;
    search(
      text: string,
      options: { readonly fuzzy: number; readonly prefix: boolean },
    ): readonly { readonly id: number; readonly score: number }[];
  }
}
