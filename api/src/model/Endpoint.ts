/** Which of the two endpoints. */
export type EndpointName = 'main' | 'reserve';

/** An OpenAI-compatible endpoint, by environment. */
export interface Endpoint {
  readonly name: EndpointName;
  /** What `/chat/completions` is put behind, without a slash at the end. */
  readonly url: string;
  /** null for one that wants none. */
  readonly key: string | null;
  readonly model: string;
}
