import { expect, test } from 'vitest';
import { namesOf } from './namesOf.ts';
import { usesOf } from './usesOf.ts';

const usesIn = (code: string) => {
  const { imports, calls } = usesOf('/a/Part.tsx', code);
  return { imports: Object.fromEntries([...imports].map(([door, names]) => [door, [...names]])), calls: [...calls] };
};

test('names are found however they are imported, types are not', () => {
  const { imports } = usesIn(`
    import styled, { type Theme, css as style } from 'a';
    import { keyframes } from 'a';
    import type { Props } from 'b';
    import * as whole from 'c';
    export { Button as Knob, type Size } from 'd';
    export const Part = ({ a }: Props) => <whole.X a={styled<Theme>(a)} style={style(keyframes)} />;`);
  expect(imports).toEqual({ a: ['default', 'css', 'keyframes'], c: [], d: ['Button'] });
});

test('calls are found by their first argument, also where it is one of two', () => {
  const { calls } = usesIn(`
    client.call('login', {});
    const save = (isNew: boolean) => api.client.call(isNew ? 'createManager' : 'updateManager', {});
    call('nothing'); client.send('nothing'); client.call(name);`);
  expect(calls).toEqual(['login', 'createManager', 'updateManager']);
});

test.each(['shared', 'host'])(
  'calls by the door of the clients of %s are found, whatever they are imported as',
  (of) => {
    const { calls } = usesIn(`
    import { change, fetchOnce as look, mapState, useResource } from '@dialogwerk/${of}/clients';
    import { send } from './send.ts';
    const state = mapState(useResource('mediaList', { id }), read);
    const save = () => change(isNew ? 'createManager' : 'updateManager', {}, patches);
    const ask = () => look<'login'>('login', {});
    send('nothing', {});`);
    expect(calls).toEqual(['mediaList', 'createManager', 'updateManager', 'login']);
  },
);

test('a call by the door of the clients that is not named in place is no silence', () => {
  const code = `import { change } from '@dialogwerk/shared/clients';
    export const save = (name: ChangeName) => change(name, {});`;
  expect(() => usesIn(code)).toThrow('/a/Part.tsx: name the call in place');
});

test('what cannot be read is no silence', () => {
  expect(() => usesIn('import {')).toThrow('/a/Part.tsx');
});

test.each([
  ['react', 'useState'],
  ['react/jsx-runtime', 'jsx'],
  ['@emotion/styled', 'default'],
  ['@nanostores/react', 'useStore'],
  ['@dialogwerk/shared/ui', 'Button'],
  ['@dialogwerk/shared/ui', 'createFallback'],
  ['@dialogwerk/shared/state', '$session'],
])('the door %s gives %s', async (door, name) => {
  expect(await namesOf(door)).toContain(name);
});

test('a door gives no types', async () => {
  expect(await namesOf('@dialogwerk/shared/contract')).not.toContain('ModuleId');
});
