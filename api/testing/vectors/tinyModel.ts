import { message, messageField, numberField, textField, bytesField } from './protobuf.ts';
import type { Field } from './protobuf.ts';

const FLOAT = 1;
const INT64 = 7;

/** A model as ONNX describes it, of one node: each token's row of the table, given as `last_hidden_state`. */
export function tinyModel(rows: readonly (readonly number[])[], input = 'input_ids'): Uint8Array {
  const size = rows[0]?.length ?? 0;
  const table = new Uint8Array(Float32Array.from(rows.flat()).buffer);
  const node = messageField(
    1,
    textField(1, 'table'),
    textField(1, input),
    textField(2, 'last_hidden_state'),
    textField(4, 'Gather'),
  );
  const initializer = messageField(
    5,
    numberField(1, rows.length),
    numberField(1, size),
    numberField(2, FLOAT),
    textField(8, 'table'),
    bytesField(9, table),
  );
  const graph = messageField(
    7,
    node,
    textField(2, 'tiny'),
    initializer,
    messageField(11, ...value(input, INT64, ['batch', 'tokens'])),
    messageField(11, ...value('attention_mask', INT64, ['batch', 'tokens'])),
    messageField(12, ...value('last_hidden_state', FLOAT, ['batch', 'tokens', size])),
  );
  const opset = messageField(8, numberField(2, 13));
  return message(numberField(1, 8), graph, opset);
}

function value(name: string, type: number, dims: readonly (string | number)[]): Field[] {
  const shape = dims.map((dim) => messageField(1, typeof dim === 'number' ? numberField(1, dim) : textField(2, dim)));
  const tensor = messageField(1, numberField(1, type), messageField(2, ...shape));
  return [textField(1, name), messageField(2, tensor)];
}
