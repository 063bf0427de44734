import type { Collection, Element, Source, Value } from './Collection.ts';
import { answerOf, given, scoreOf } from './answerOf.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import type { Sources } from './Sources.ts';
import { fixedValue, value } from './values.ts';
import { write } from './Written.ts';

/** `value` as it stands in FHIRPath, and as it is called in JSON: `valueCoding`, `valueDecimal`. */
const valueName = /^value(?:[A-Z]\w*)?$/;

function ofItem(source: Source, name: string, sources: Sources): Collection {
  switch (name) {
    case 'item':
      // In a response what stands below a question stands below its answer.
      return source.item.type === 'group' ? sources.below(source.item.linkId, 'item') : [];
    case 'answer':
      return source.item.type === 'group' || source.item.type === 'display' ? [] : [{ kind: 'answer', source }];
    case 'linkId':
      return [fixedValue(source.item.linkId)];
    default:
      throw new NotUnderstood();
  }
}

function ofDefinition(source: Source, name: string, sources: Sources): Collection {
  const { item } = source;
  if (name === 'item') return sources.below(item.linkId, 'definition');
  if (name === 'linkId') return [fixedValue(item.linkId)];
  // Its plan is asked for only here, because that computes the item, which may need what is being computed.
  const { plan } = source;
  if (name !== 'answerOption' || !('options' in plan)) throw new NotUnderstood();
  return plan.options.map((option) => ({ kind: 'option', source, option, guard: null }));
}

/** The score of an option, missing where it was not chosen. */
export function optionScore({ option, guard }: Extract<Element, { kind: 'option' }>): Value[] {
  if (option.score === null) return [];
  const score = fixedValue(option.score);
  return [guard === null ? score : given(guard, score)];
}

function ofOption(element: Extract<Element, { kind: 'option' }>, name: string): Collection {
  const { option, guard } = element;
  const known = (fixed: string | null): Collection => {
    if (fixed === null) return [];
    return [guard === null ? fixedValue(fixed) : given(guard, fixedValue(fixed))];
  };
  if (valueName.test(name)) return [element];
  if (name === 'code') return known(option.code);
  if (name === 'display') return known(option.text);
  if (name === 'system') return known(option.system);
  if (name === 'extension') return optionScore(element).map((score) => ({ kind: 'extension', score }));
  throw new NotUnderstood();
}

/** What a step such as `.answer` leads to. */
export function memberOf(element: Element, name: string, sources: Sources): Collection {
  switch (element.kind) {
    case 'resource':
      if (name !== 'item') throw new NotUnderstood();
      return sources.below(null, 'item');
    case 'questionnaire':
      if (name !== 'item') throw new NotUnderstood();
      return sources.below(null, 'definition');
    case 'item':
      return ofItem(element.source, name, sources);
    case 'definition':
      return ofDefinition(element.source, name, sources);
    case 'answer':
      if (valueName.test(name)) return answerOf(element.source);
      if (name === 'item') return sources.below(element.source.item.linkId, 'item');
      throw new NotUnderstood();
    case 'choice':
      if (name === 'code' || name === 'display' || name === 'system') {
        return [{ kind: 'code', source: element.source, by: name }];
      }
      if (name === 'extension') return [{ kind: 'extension', score: scoreOf(element.source) }];
      throw new NotUnderstood();
    case 'quantity':
      if (name === 'value') return [value('number', write.variable(element.source.item.variable))];
      throw new NotUnderstood();
    case 'option':
      return ofOption(element, name);
    case 'extension':
      if (valueName.test(name)) return [element.score];
      throw new NotUnderstood();
    case 'code':
    case 'value':
      throw new NotUnderstood();
  }
}
