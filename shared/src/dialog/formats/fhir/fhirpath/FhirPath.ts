export type BinaryOperator =
  | '*'
  | '/'
  | 'div'
  | 'mod'
  | '+'
  | '-'
  | '&'
  | '|'
  | '<'
  | '<='
  | '>'
  | '>='
  | '='
  | '!='
  | '~'
  | '!~'
  | 'in'
  | 'contains'
  | 'and'
  | 'or'
  | 'xor'
  | 'implies';

/** A FHIRPath expression that was read (FHIRPath 2.0). `of` is what a member or function is taken of; null for the context. */
export type FhirPath =
  | { readonly kind: 'literal'; readonly value: number | string | boolean }
  /** A date as 'YYYY-MM-DD'. */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'special'; readonly name: '$this' | '$total' | '$index' }
  | { readonly kind: 'constant'; readonly name: string }
  | { readonly kind: 'member'; readonly of: FhirPath | null; readonly name: string }
  | {
      readonly kind: 'call';
      readonly of: FhirPath | null;
      readonly name: string;
      readonly args: readonly FhirPath[];
    }
  | { readonly kind: 'index'; readonly of: FhirPath; readonly index: FhirPath }
  | { readonly kind: 'sign'; readonly operator: '+' | '-'; readonly operand: FhirPath }
  | { readonly kind: 'type'; readonly operator: 'is' | 'as'; readonly operand: FhirPath; readonly type: string }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: FhirPath;
      readonly right: FhirPath;
    };
