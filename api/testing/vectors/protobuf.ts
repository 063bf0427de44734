/** A few bytes of protobuf: as much as a tiny model needs. */
export type Field = Uint8Array;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

export function numberField(field: number, value: number): Field {
  return Uint8Array.from([...varint(field * 8), ...varint(value)]);
}

export function bytesField(field: number, bytes: Uint8Array): Field {
  return Uint8Array.from([...varint(field * 8 + 2), ...varint(bytes.length), ...bytes]);
}

export function textField(field: number, text: string): Field {
  return bytesField(field, new TextEncoder().encode(text));
}

/** A message inside of another one. */
export function messageField(field: number, ...fields: readonly Field[]): Field {
  return bytesField(field, message(...fields));
}

export function message(...fields: readonly Field[]): Uint8Array {
  return Buffer.concat(fields);
}
