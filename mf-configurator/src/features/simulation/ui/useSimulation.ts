import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { SimulationReport } from '@dialogwerk/shared/dialog/simulation';
import { useEffect, useRef, useState } from 'react';
import { runSimulation } from '../effects/runSimulation.ts';

export type Simulation =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'fault' }
  /** `snapshot`: the dialog as it was when it began. */
  | { readonly state: 'done'; readonly report: SimulationReport; readonly snapshot: SurveySnapshot };

/** A run of `respondents` through a dialog; leaving the panel stops it. */
export function useSimulation(respondents: number): {
  readonly simulation: Simulation;
  readonly start: (snapshot: SurveySnapshot) => void;
  readonly cancel: () => void;
} {
  const [simulation, setSimulation] = useState<Simulation>({ state: 'idle' });
  const stop = useRef<() => void>(null);
  useEffect(() => () => stop.current?.(), []);
  return {
    simulation,
    start: (snapshot) => {
      stop.current?.();
      setSimulation({ state: 'running', done: 0 });
      stop.current = runSimulation(snapshot, respondents, {
        onProgress: (done) => setSimulation({ state: 'running', done }),
        onDone: (report) => setSimulation({ state: 'done', report, snapshot }),
        onFault: () => setSimulation({ state: 'fault' }),
      });
    },
    cancel: () => {
      stop.current?.();
      setSimulation({ state: 'idle' });
    },
  };
}
