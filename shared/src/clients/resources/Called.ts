import { loading } from '../state/CallState.ts';
import type { CallState } from '../state/CallState.ts';

/** What a screen gets of something that the server has: data, waiting and failure in one shape. */
export interface Called<Value> {
  readonly state: CallState<Value>;
  /** Asks again; what has come before stays in sight meanwhile, also when that fails. */
  readonly reload: () => void;
  /** A value is shown while a newer one is on its way. */
  readonly isReloading: boolean;
}

/** The same with another value in it, where one is there. */
export function mapState<Value, Other>(state: CallState<Value>, to: (value: Value) => Other): CallState<Other> {
  return state.kind === 'loaded' ? { kind: 'loaded', value: to(state.value) } : state;
}

/** As `mapState`, of all that a screen gets. */
export function mapCalled<Value, Other>({ state, ...rest }: Called<Value>, to: (value: Value) => Other): Called<Other> {
  return { ...rest, state: mapState(state, to) };
}

/** Two that a screen shows together: there with both, failed with the first that is. */
export function bothCalled<One, Other>(one: Called<One>, other: Called<Other>): Called<readonly [One, Other]> {
  return {
    state: both(one.state, other.state),
    reload: () => {
      one.reload();
      other.reload();
    },
    isReloading: one.isReloading || other.isReloading,
  };
}

function both<One, Other>(one: CallState<One>, other: CallState<Other>): CallState<readonly [One, Other]> {
  if (one.kind === 'failed') return one;
  if (other.kind === 'failed') return other;
  if (one.kind === 'loading' || other.kind === 'loading') return loading;
  return { kind: 'loaded', value: [one.value, other.value] };
}

/** Several as one: there with all, failed with the first that is. */
export function allStates<Value>(states: readonly CallState<Value>[]): CallState<readonly Value[]> {
  const failed = states.find((state) => state.kind === 'failed');
  if (failed) return failed;
  const value = states.flatMap((state) => (state.kind === 'loaded' ? [state.value] : []));
  return value.length < states.length ? loading : { kind: 'loaded', value };
}
