import { allExtensionsOf } from '../extensionOf.ts';
import { objectIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import type { Element } from './Collection.ts';
import type { Scope } from './Translator.ts';

/** The FHIRPath of an extension's expression; null for another language, which only an application can run. */
export function fhirPathIn(extension: JsonObject): string | null {
  const expression = objectIn(extension, 'valueExpression') ?? {};
  const language = textIn(expression, 'language') ?? 'text/fhirpath';
  return language === 'text/fhirpath' ? textIn(expression, 'expression') : null;
}

/** The SDC variables that an item or questionnaire declares: name and formula. */
function declaredBy(raw: JsonObject): ReadonlyMap<string, string | null> {
  return new Map(
    allExtensionsOf(raw, 'variable').flatMap((extension): [string, string | null][] => {
      const name = textIn(objectIn(extension, 'valueExpression') ?? {}, 'name');
      return name === null ? [] : [[name, fhirPathIn(extension)]];
    }),
  );
}

/** What the names of formulas mean, by the item or questionnaire that they stand in. */
export class VariableScopes {
  readonly #scopes = new Map<JsonObject, Scope>();

  /** The scope of the innermost of `lineage`; `contextOf` gives what each of them is in a formula. */
  scopeOf(lineage: readonly JsonObject[], contextOf: (raw: JsonObject) => Element): Scope | null {
    let outer: Scope | null = null;
    for (const raw of lineage) outer = this.#scopeOf(raw, outer, contextOf(raw));
    return outer;
  }

  #scopeOf(raw: JsonObject, outer: Scope | null, context: Element): Scope {
    const known = this.#scopes.get(raw);
    if (known) return known;
    const declared = declaredBy(raw);
    const scope: Scope = {
      context,
      variable: (name) => {
        const formula = declared.get(name);
        if (formula === undefined) return outer?.variable(name) ?? null;
        return formula === null ? null : { formula, scope };
      },
    };
    this.#scopes.set(raw, scope);
    return scope;
  }
}
