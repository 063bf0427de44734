import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { useStoreValue } from '../loading/useStoreValue.ts';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { Composer } from './Composer.tsx';
import type { SendMedia } from '../features/inputs/effects/sendMedia.ts';
import { files } from '../features/inputs/ui/filesChunk.ts';
import { ProgressBar } from '../features/live-bar/ui/ProgressBar.tsx';
import { useAutoplay } from '../features/autoplay/effects/useAutoplay.ts';
import { useBeep } from '../features/sounds/effects/useBeep.ts';
import { bubbleId } from '../features/transcript/model/bubbleId.ts';
import { questionBubbles } from '../features/transcript/model/questionBubbles.ts';
import { useFollowNewest } from '../features/transcript/ui/useFollowNewest.ts';
import { useShowAll } from '../features/transcript/ui/useShowAll.ts';
import { useReveal } from '../features/transcript/ui/useReveal.ts';
import { useUnreadTitle } from '../features/unread/effects/useUnreadTitle.ts';
import { ways } from '../ways/waysChunk.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { MessengerBar } from './MessengerBar.tsx';
import { Notices } from './Notices.tsx';
import { Said } from './Said.tsx';
import { Spoken } from './Spoken.tsx';
import { toneVariables } from './toneVariables.ts';
import { usePreferences } from './usePreferences.ts';
import { WayDownButton } from './WayDownButton.tsx';
import type { MessengerProps, Open } from './MessengerProps.ts';
import { sheets } from './sheetsChunk.ts';
import { messengerTexts } from '../messengerTexts.ts';

const noItems: NonNullable<MessengerProps['testItems']> = [];
/** Whoever wants sounds waits for the first one until it has come. */
const beep = (): void =>
  void sheets.load().then(
    ({ playBeep }) => playBeep(),
    () => undefined,
  );

/** The whole messenger: one conversation from its first bubble to its end, as respondents and testing authors see it. */
export function Messenger({ survey, running, live, testItems = noItems, onRefresh, onRestart }: MessengerProps) {
  const now = useStoreValue(running.$conversation);
  const receipt = useStoreValue(running.$receipt);
  const on = usePreferences(live?.preferences);
  const [open, setOpen] = useState<Open | null>(null);
  const [paused, setPaused] = useState(false);
  const togglePaused = (): void => setPaused(!paused);
  const close = useCallback(() => setOpen(null), []);
  const openChange = useCallback((change: number) => setOpen({ change }), []);
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const { survey_id } = survey;
  const sendMedia = useMemo(() => {
    const send: SendMedia = async (...sent) => {
      // The inputs that send files have come with it.
      const { createSendMedia } = await files.load();
      return createSendMedia(survey_id, running)(...sent);
    };
    return send;
  }, [survey_id, running]);

  const texts = messengerTexts(survey.language, survey.du_sie);
  // Each step of the pace doubles or halves; the chats of several agree with their list.
  const longer = live?.amongOthers ? 1 : paused ? Infinity : 2 ** -on.pace;
  const revealed = useReveal(now.entries, now.freshFrom, survey.speed, live ? on.atOnce : undefined, longer);
  const visible = on.form ? now.entries.length : revealed;
  const allSaid = visible === now.entries.length;
  const pending = 'pending' in now ? now.pending : null;
  const wayDown = useFollowNewest({
    scroller,
    column,
    again: pending?.turn_id ?? ('change' in now ? now.change.turn_id : undefined),
  });
  useShowAll(column, allSaid, running.showAll);
  useBeep(visible, on.sounds, beep);
  const { audio_messages, video_messages } = survey.config;
  useAutoplay(column, visible, { audio: on.autoplay && audio_messages, video: on.autoplay && video_messages });
  useUnreadTitle(survey.survey_name, visible, live !== null && !live.amongOthers);

  const entries = now.entries.slice(0, visible);
  const question = 'question' in now ? now.question : null;
  const questionIds = question ? questionBubbles(entries, question).map((place) => bubbleId(idPrefix, place)) : [];
  const typing = !allSaid || ((now.phase === 'sending' || now.phase === 'waiting') && now.delay === null);
  const own = !live?.amongOthers && (paused || on.aloud);
  const onWord: ComponentProps<typeof Composer>['onWord'] = (said, input, asAnswer) => {
    // Until its part has come, which is soon after the first question, everything is an answer.
    const word = sheets.peek()?.wordIn(said, input, survey.language);
    if (word) setOpen({ word, asAnswer });
    return Boolean(word);
  };
  const onChange = now.phase === 'ended' || live?.amongOthers ? null : openChange;

  return (
    <div
      className="dw"
      data-look={survey.messenger_ui}
      data-typeface={survey.typeface}
      lang={texts.lang}
      dir={directionOf(survey.language)}
      style={toneVariables(survey)}
    >
      <MessengerBar
        live={live}
        parts={{
          survey,
          texts,
          entries,
          changes: onChange !== null,
          receipt,
          on,
          paused,
          onPause: togglePaused,
          onOpen: setOpen,
        }}
        testItems={testItems}
      />
      <ProgressBar label={texts.progress} value={'progress' in now ? now.progress : null} />
      <Notices
        survey={survey}
        live={live}
        now={now}
        running={running}
        texts={texts}
        onChange={onChange && setOpen}
        onRefresh={onRefresh}
      />
      {open !== null && (
        <LazyChunk chunk={sheets} {...survey}>
          {({ OpenSheet }) => (
            <OpenSheet
              {...{ open, survey, live, running, texts, receipt, sendMedia }}
              entries={now.entries}
              onOpen={setOpen}
              onRestart={onRestart}
              onClose={close}
            />
          )}
        </LazyChunk>
      )}
      <div className="dw-scroller" ref={scroller}>
        <div className="dw-column" ref={column}>
          <Said {...{ survey, entries, texts, idPrefix, onChange }} asForm={on.form} pending={pending?.shown ?? null} />
          {own && (
            <LazyChunk chunk={ways} {...survey}>
              {({ OwnWays }) => (
                <OwnWays {...{ survey, entries, allSaid, question, on, paused }} onGoOn={togglePaused} />
              )}
            </LazyChunk>
          )}
          {typing && (allSaid || !paused) && (
            <Spoken
              text={'spoken' in now ? now.spoken : undefined}
              label={texts.showAll}
              onShowAll={allSaid ? null : running.showAll}
            />
          )}
          {wayDown && <WayDownButton {...wayDown} label={texts.toNewest} />}
          <Composer
            survey={survey}
            now={now}
            running={running}
            texts={texts}
            allSaid={allSaid}
            questionIds={questionIds}
            sendMedia={sendMedia}
            receipt={live && receipt}
            onFeedback={live && survey.feedback_allowed ? () => setOpen('feedback') : null}
            onBeginAgain={live ? () => setOpen('restart') : onRestart}
            onWord={onChange ? onWord : undefined}
          />
        </div>
      </div>
    </div>
  );
}
