import * as fc from 'fast-check';
import type { Block, Reply } from '../../contract/index.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { arbitraryBlock } from './arbitraryBlock.ts';
import { optionId, text } from './arbitraryTexts.ts';

/** Dialogs of every shape: loops, jumps to nowhere, expressions that are none, bounds that contradict each other. */
export const arbitrarySurvey: fc.Arbitrary<SurveySnapshot> = fc.record({
  survey_id: fc.constant('survey'),
  blocks: fc.array(
    fc.tuple(arbitraryBlock, fc.nat(9)).map(([one, order]): Block => Object.assign({}, one, { order })),
    { maxLength: 9 },
  ),
  templ_options: fc.constant([
    {
      id: 's',
      name: 'Skala',
      points: [
        { value: 1, label: 'nie' },
        { value: 5, label: 'immer' },
      ],
    },
  ]),
  welcome: text,
  ending: text,
  du_sie: fc.constantFrom('du', 'sie'),
  language: fc.constantFrom('de', 'en', 'fr'),
  audio_messages: fc.boolean(),
  video_messages: fc.boolean(),
});

/** What is typed beside 'Sonstiges', or nothing. */
const typed = fc.oneof(fc.constantFrom(undefined, '', ' ', 'Boot', '12,5'), fc.string());

/** A share of a map's width or height, at its edges and beyond. */
const share = fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), fc.constantFrom(0, 10, 100));

/** Replies of every type, fitting or not. */
export const arbitraryReply: fc.Arbitrary<Reply> = fc.oneof(
  fc.constant({ type: 'skip' as const }),
  fc.record({ type: fc.constant('open' as const), text: fc.oneof(fc.string(), fc.string({ unit: 'binary' })) }),
  fc.record({
    type: fc.constant('open' as const),
    recording: fc.record({ media_id: fc.uuid(), kind: fc.constantFrom('audio' as const, 'video' as const) }),
  }),
  fc.record({ type: fc.constant('single' as const), option_id: optionId, other: typed }),
  fc.record({
    type: fc.constant('multiple' as const),
    option_ids: fc.array(optionId, { maxLength: 4 }),
    other: typed,
  }),
  fc.record({
    type: fc.constant('likert' as const),
    value: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant('na' as const)),
  }),
  fc.record({
    type: fc.constant('matrix' as const),
    item_id: fc.constantFrom('i', 'j', '2'),
    value: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant('na' as const)),
  }),
  fc.record({ type: fc.constant('slider' as const), value: fc.oneof(fc.double(), fc.integer({ min: -9, max: 9 })) }),
  fc.record({ type: fc.constant('date' as const), value: fc.oneof(fc.string(), fc.constant('2024-02-29')) }),
  fc.record({
    type: fc.constantFrom('email' as const, 'phone' as const, 'url' as const),
    text: fc.oneof(fc.string(), fc.constantFrom('a@b.de', '030 123456', 'example.org')),
  }),
  fc.record({
    type: fc.constantFrom('ranking' as const, 'picture' as const),
    option_ids: fc.array(optionId, { maxLength: 4 }),
    other: typed,
  }),
  fc.record({ type: fc.constantFrom('upload' as const, 'voice' as const, 'signature' as const), media_id: fc.uuid() }),
  fc.record({ type: fc.constant('place' as const), x: share, y: share }),
  fc.record({ type: fc.constant('consent' as const), agreed: fc.boolean() }),
  fc.record({ type: fc.constant('qa' as const), text: fc.option(text) }),
  fc.record({ type: fc.constant('number' as const), value: fc.oneof(fc.double(), fc.integer({ min: -5, max: 5 })) }),
);
