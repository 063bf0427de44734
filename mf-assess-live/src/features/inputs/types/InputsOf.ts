import type { AskedType } from '@dialogwerk/shared/contract';
import type { InputChunk, TypesDrawnBy } from '@dialogwerk/shared/dialog/messenger';
import type { ReactNode } from 'react';
import type { InputProps } from '../ui/InputProps.ts';

/** The input of a type. */
export type InputComponent<T extends AskedType> = (props: InputProps<T>) => ReactNode;

/** The inputs that a part draws, by what the types say of themselves; null: those that are there from the beginning. */
export type InputsOf<P extends InputChunk | null> = { readonly [T in TypesDrawnBy<P>]: InputComponent<T> };

/** The inputs of some types. */
export type SomeInputs = { readonly [T in AskedType]?: InputComponent<T> };
