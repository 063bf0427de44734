import type { Endpoint } from '../src/model/Endpoint.ts';

/** The first model of a test, behind the address of a model server of its own. */
export function anEndpoint(url: string, more: Partial<Endpoint> = {}): Endpoint {
  return { name: 'main', provider: 'openai', url, key: null, model: 'klein', seconds: null, price: null, ...more };
}
