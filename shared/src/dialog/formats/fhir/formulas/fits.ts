import type { Element } from './Collection.ts';

/** Whether an element certainly is of a FHIR type; null where the file alone does not tell. */
export function fits(element: Element, type: string): boolean | null {
  switch (type) {
    case 'Coding':
      return element.kind === 'choice' || element.kind === 'option';
    case 'Quantity':
      return element.kind === 'quantity';
    case 'string':
    case 'String':
      return element.kind === 'value' && element.type === 'text';
    case 'boolean':
    case 'Boolean':
      return element.kind === 'value' && element.type === 'boolean';
    case 'decimal':
    case 'Decimal':
    case 'integer':
    case 'Integer':
      return element.kind === 'value' && element.type === 'number' ? null : false;
    default:
      return null;
  }
}
