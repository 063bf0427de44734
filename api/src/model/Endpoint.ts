import type { ModelProvider } from '@dialogwerk/shared/contract';

/** Which of the two endpoints. */
export type EndpointName = 'main' | 'reserve';

/** What a million tokens cost. */
export interface ModelPrice {
  /** Of what is sent. */
  readonly sent: number;
  /** Of what is answered, what a model thinks before included. */
  readonly answered: number;
  /** ISO 4217, such as `EUR`. */
  readonly currency: string;
}

/** A language model, by environment. */
export interface Endpoint {
  readonly name: EndpointName;
  readonly provider: ModelProvider;
  /** What the provider's own paths are put behind, without a slash at the end. The key goes to its host and to no other. */
  readonly url: string;
  /** null for one that wants none. */
  readonly key: string | null;
  readonly model: string;
  /** How long a respondent waits for it at most, in seconds; null: by what it shows of itself. */
  readonly seconds: number | null;
  /** null where the operator has named none. */
  readonly price: ModelPrice | null;
}
