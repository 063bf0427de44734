import { array, assert, asyncProperty, boolean, constant, constantFrom, nat, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { CallName, CallRequest, CallResponse, Segment } from '../../contract/index.ts';
import { routes } from '../../contract/routes.ts';
import { rounds } from '../../testing/rounds.ts';
import { ApiError } from '../http/ApiError.ts';
import type { CallOptions, Client } from '../http/client.ts';
import { patch } from './Patch.ts';
import { Resources } from './Resources.ts';
import { keyOf } from './requests.ts';

type Answers = { [N in CallName]?: (request: CallRequest<N>) => CallResponse<N> };
type Fate = 'made' | 'refused' | 'lost';

const SURVEYS = ['one', 'two'];
const SEGMENTS = ['a', 'b', 'c'];
const aSegment = (segment_id: string): Segment => ({ segment_id, name: segment_id, filter: '', created_at: 0 });
const without = (segments: readonly Segment[], segment_id: string) =>
  segments.filter((segment) => segment.segment_id !== segment_id);

/** A server with two dialogs' segments, whose calls arrive and are answered when the test says so. */
function aServer() {
  const kept = new Map(SURVEYS.map((survey_id): [string, readonly Segment[]] => [survey_id, []]));
  const segmentsOf = (survey_id: string | number) => kept.get(String(survey_id)) ?? [];
  const answers: Answers = {
    segments: ({ survey_id }) => ({ segments: [...segmentsOf(survey_id)] }),
    setSegment({ survey_id, segment_id }) {
      kept.set(String(survey_id), [...without(segmentsOf(survey_id), segment_id), aSegment(segment_id)]);
      return { segment: aSegment(segment_id) };
    },
    deleteSegment({ survey_id, segment_id }) {
      kept.set(String(survey_id), without(segmentsOf(survey_id), segment_id));
      return { msg: 'success' };
    },
  };
  /** What has to happen next to a call that is under way. */
  const steps: (() => void)[] = [];
  const fates: Fate[] = [];

  async function call<N extends CallName>(name: N, request: CallRequest<N>, { signal }: CallOptions = {}) {
    const arrives = () => new Promise<void>((resolve) => steps.push(resolve));
    const fate = name === 'segments' ? 'made' : (fates.shift() ?? 'made');
    await arrives();
    if (fate === 'refused') throw new ApiError(name, 409, null);
    const answer: Answers[N] = answers[name];
    if (!answer) throw new ApiError(name, 404, null);
    const answered = answer(request);
    await arrives();
    signal?.throwIfAborted();
    if (fate === 'lost') throw new ApiError(name, 0, null);
    return answered;
  }
  const client: Client = { call };
  return {
    client,
    segmentsOf,
    change: (survey_id: string, id: string, isSet: boolean) =>
      kept.set(survey_id, [...without(segmentsOf(survey_id), id), ...(isSet ? [aSegment(id)] : [])]),
    expectFate: (fate: Fate) => fates.push(fate),
    /** One of the calls that are under way goes on; whether there was one. */
    async goOn(which: number): Promise<boolean> {
      const [step] = steps.splice(which % Math.max(steps.length, 1), 1);
      step?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      return step !== undefined;
    },
  };
}

const survey = constantFrom(...SURVEYS);
const segment_id = constantFrom(...SEGMENTS);
const event = oneof(
  record({ kind: constant('watch' as const), survey_id: survey, keeps: boolean() }),
  record({ kind: constant('leave' as const), survey_id: survey }),
  record({
    kind: constant('change' as const),
    survey_id: survey,
    segment_id,
    isSet: boolean(),
    /** By somebody else, in another tab. */
    isElsewhere: boolean(),
    fate: constantFrom<Fate>('made', 'made', 'refused', 'lost'),
  }),
  { weight: 5, arbitrary: record({ kind: constant('go on' as const), which: nat(50) }) },
);

test('in whatever order calls arrive and are answered, what is shown ends as the server has it', async () => {
  await assert(
    asyncProperty(array(event, { maxLength: 60, size: 'max' }), async (events) => {
      const server = aServer();
      const resources = new Resources(server.client, routes);
      const watched = new Map<string, () => void>();
      const shownOf = (survey_id: string) => resources.find('segments', keyOf({ survey_id }, false))?.shown;
      const changes: Promise<unknown>[] = [];
      /** Changes that were not seen at once. */
      const notShown: string[] = [];
      for (const happens of events) {
        if (happens.kind === 'watch' && !watched.has(happens.survey_id)) {
          const { survey_id, keeps } = happens;
          watched.set(
            survey_id,
            resources.watch('segments', { survey_id }, { keeps }, () => undefined),
          );
        } else if (happens.kind === 'leave') {
          watched.get(happens.survey_id)?.();
          watched.delete(happens.survey_id);
        } else if (happens.kind === 'change') {
          const { survey_id, segment_id: id, isSet, isElsewhere, fate } = happens;
          if (isElsewhere) {
            server.change(survey_id, id, isSet);
            resources.changed('setSegment', { survey_id });
            continue;
          }
          server.expectFate(fate);
          const shown = patch('segments', { survey_id }, (page) => ({
            segments: [...without(page.segments, id), ...(isSet ? [aSegment(id)] : [])],
          }));
          const sent = isSet
            ? resources.send('setSegment', { survey_id, segment_id: id, name: id, filter: '' }, { patches: [shown] })
            : resources.send('deleteSegment', { survey_id, segment_id: id }, { patches: [shown] });
          changes.push(sent.catch(() => undefined));
          const state = shownOf(survey_id)?.state;
          const ids =
            state?.kind === 'loaded' ? state.value[0]?.segments.map((segment) => segment.segment_id) : undefined;
          if (ids && ids.includes(id) !== isSet) notShown.push(id);
        } else if (happens.kind === 'go on') await server.goOn(happens.which);
      }
      let isUnderWay = true;
      while (isUnderWay) isUnderWay = await server.goOn(0);
      await Promise.all(changes);
      expect(notShown).toEqual([]);
      for (const survey_id of watched.keys()) {
        const segments = server.segmentsOf(survey_id);
        expect(shownOf(survey_id)).toEqual({
          state: { kind: 'loaded', value: [{ segments }] },
          isReloading: false,
        });
      }
    }),
    { numRuns: rounds(500, 20_000) },
  );
});
