/** A request that an endpoint does not take as it stands, with the endpoint's words. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}
