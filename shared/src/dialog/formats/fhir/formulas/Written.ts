/** A part of an expression of a dialog, with how tightly its outermost operator binds. */
export interface Written {
  readonly text: string;
  readonly binding: number;
}

/** The bindings of `ExpressionParser`, loosest first. */
const OR = 1;
const AND = 2;
const NOT = 3;
const COMPARISON = 4;
const SUM = 5;
const PRODUCT = 6;
const SIGN = 7;
const ATOM = 8;

const inside = ({ text, binding }: Written, least: number): string => (binding < least ? `(${text})` : text);

const atom = (text: string): Written => ({ text, binding: ATOM });

const arithmetic = { '+': SUM, '-': SUM, '*': PRODUCT, '/': PRODUCT } as const;

/** A text as an expression writes it; null for one that holds all quotation marks. */
function quoted(text: string): Written | null {
  if (!text.includes('"')) return atom(`"${text}"`);
  return text.includes("'") ? null : atom(`'${text}'`);
}

/** A number as an expression writes it; null where JavaScript would use an exponent. */
function number(value: number): Written | null {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null;
  return value < 0 ? { text, binding: SIGN } : atom(text);
}

const answered = (value: Written): Written => atom(`beantwortet(${value.text})`);

function call(name: string, args: readonly Written[]): Written {
  return atom(`${name}(${args.map(({ text }) => text).join(', ')})`);
}

function chain(parts: readonly Written[], word: string, binding: number): Written {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return { text: parts.map((part) => inside(part, binding)).join(` ${word} `), binding };
}

/** Writes expressions of a dialog, with brackets only where they are needed. */
export const write = {
  variable: atom,
  quoted,
  number,
  answered,
  call,
  truth: (value: boolean): Written => atom(value ? 'wahr' : 'falsch'),
  and: (parts: readonly Written[]): Written => chain(parts, 'und', AND),
  or: (parts: readonly Written[]): Written => chain(parts, 'oder', OR),
  not: (operand: Written): Written => ({ text: `nicht ${inside(operand, NOT)}`, binding: NOT }),
  compare: (operator: string, left: Written, right: Written): Written => ({
    text: `${inside(left, SUM)} ${operator} ${inside(right, SUM)}`,
    binding: COMPARISON,
  }),
  calculate: (operator: '+' | '-' | '*' | '/', left: Written, right: Written): Written => {
    const binding = arithmetic[operator];
    return { text: `${inside(left, binding)} ${operator} ${inside(right, binding + 1)}`, binding };
  },
  negate: (operand: Written): Written => ({ text: `-${inside(operand, ATOM)}`, binding: SIGN }),
  /** `then` where the condition holds, else `otherwise` or nothing; a condition that is missing does not hold. */
  when: (condition: Written, always: boolean, then: Written, otherwise: Written | null): Written => {
    const holds = always ? condition : chain([answered(condition), condition], 'und', AND);
    return call('wenn', otherwise === null ? [holds, then] : [holds, then, otherwise]);
  },
};
