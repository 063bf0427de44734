/** Where in a request a secret stands, which decides how it is written there. */
export type SecretPlace = 'address' | 'header' | 'json-text' | 'json-value';

/** Stands for a secret (`{{secret.NAME}}`), which the engine never knows. */
export interface SecretPiece {
  readonly secret: string;
  readonly place: SecretPlace;
}

/**
 * A text of a request; in pieces where secrets stand in it. Because they are apart from the text, nothing that is filled in
 * from a reply can ever be read as the name of one.
 */
export type RequestText = string | readonly (string | SecretPiece)[];

/** Text whose neighbours are joined; alone when there is no secret. */
export function requestText(pieces: readonly (string | SecretPiece)[]): RequestText {
  const joined: (string | SecretPiece)[] = [];
  for (const piece of pieces.filter((one) => one !== '')) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  const [first = '', ...more] = joined;
  return more.length === 0 && typeof first === 'string' ? first : joined;
}
