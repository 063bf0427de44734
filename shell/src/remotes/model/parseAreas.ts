import { isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleManifest } from '@dialogwerk/shared/contract';

type Json = Readonly<Record<string, unknown>>;

/**
 * What modules say of themselves. The server has looked at each by its schema; here only what the frame would fall over is
 * looked at, and what it does not understand is left out. (By hand, because no page carries zod.)
 */
export function parseAreas(json: unknown): readonly ModuleManifest[] {
  return Array.isArray(json) ? json.filter(isArea) : [];
}

function isArea(value: unknown): value is ModuleManifest {
  if (!isObject(value) || !isModuleId(value['id']) || !isText(value['title'])) return false;
  const { routes, tabs = [], menu = [], places = {} } = value;
  return (
    isListOf(routes, ['path', 'name', 'title', 'screen', 'access']) &&
    isListOf(tabs, ['name', 'label', 'icon', 'path']) &&
    isListOf(menu, ['label', 'icon', 'path']) &&
    isObject(places) &&
    Object.values(places).every(isText)
  );
}

const isListOf = (value: unknown, texts: readonly string[]): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && texts.every((name) => isText(one[name])));

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
