/** What the benchmark uses of nlp.js, which brings no types. */
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
