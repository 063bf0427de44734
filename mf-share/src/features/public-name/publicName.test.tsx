import { ApiError } from '@dialogwerk/shared/clients';
import type { PublicNames } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { PublicLink } from '@dialogwerk/shared/ui';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anOverview } from '../../testing/anOverview.ts';
import { nobodyElse } from '../../testing/nobodyElse.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { Share } from '../../screens/Share.tsx';

beforeAll(async () => {
  await PublicLink.load();
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

async function open(names: PublicNames, survey = aSurvey(), answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  let kept = names;
  api = fakeAuthorApi({
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    surveyPublicName: () => kept,
    setSurveyPublicName({ name }) {
      kept = { name, former: names.name === null ? [] : [names.name] };
      return kept;
    },
    ...answers,
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  fireEvent.click(await screen.findByRole('button', { name: 'Adresse festlegen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Adressen ansehen' }));
  await screen.findByText(/^Ein Name lässt sich sagen/);
  return { ...opened, sent: () => api?.made.filter(({ name }) => name === 'setSurveyPublicName') ?? [] };
}
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Öffentlicher Link' }).value;
const none: PublicNames = { name: null, former: [] };

test('a suggested name is taken, and stands in every link and in the QR code', async () => {
  const { user, sent } = await open(none);
  const before = screen.getByRole('img', { name: /^QR-Code/ }).getAttribute('src');
  await user.click(screen.getByRole('button', { name: 'Vorschlag: zufriedenheit-im-team' }));
  await user.click(screen.getByRole('button', { name: 'Namen vergeben' }));
  await waitFor(() => expect(link()).toBe(`${location.origin}/assess_live/zufriedenheit-im-team`));
  expect(sent().at(-1)?.request).toEqual({ survey_id: 'survey0000001', name: 'zufriedenheit-im-team' });
  expect(screen.getByDisplayValue(`${location.origin}/dialog/zufriedenheit-im-team`)).toBeDefined();
  expect(screen.getByRole('img', { name: /^QR-Code/ }).getAttribute('src')).not.toBe(before);
  expect($notice.get()?.text).toBe(`Die Adresse ist jetzt ${location.host}/dialog/zufriedenheit-im-team`);
});

test('what is no name is said at the field and not sent, and so is what the server refuses', async () => {
  const { user, sent } = await open(none, aSurvey(), {
    setSurveyPublicName: () => {
      throw new ApiError('setSurveyPublicName', 409, {
        msg: 'Diesen Namen hat schon ein anderer Dialog.',
        code: 'name/taken',
      });
    },
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in der Adresse' });
  await user.type(field, 'Größe{Enter}');
  expect(screen.getByText(/^Ein Name hat 3 bis 60 Zeichen/)).toBeDefined();
  expect(sent()).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Umfrage{Enter}');
  expect(await screen.findByText('Diesen Namen hat schon ein anderer Dialog.')).toBeDefined();
  expect(field.value).toBe('Umfrage');
  expect(link()).toBe(`${location.origin}/assess_live/survey0000001`);
});

test('a name is taken away, and that of before is said to lead on', async () => {
  const { user } = await open({ name: 'umfrage', former: [] });
  expect(link()).toBe(`${location.origin}/assess_live/umfrage`);
  await user.click(screen.getByRole('button', { name: 'Namen wegnehmen' }));
  expect(await screen.findByText('Der frühere Name umfrage führt weiterhin hierher.')).toBeDefined();
  expect(link()).toBe(`${location.origin}/assess_live/survey0000001`);
});

test('who may not give names reads the name', async () => {
  await open({ name: 'umfrage', former: [] }, aSurvey({ analyse: 0 }));
  expect(screen.getByText(`${location.host}/dialog/umfrage`)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Name in der Adresse' })).toBeNull();
});

test('a name that does not come leaves the link as it is, and can be asked for again', async () => {
  let isAway = true;
  api = fakeAuthorApi({
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    surveyPublicName: () => {
      if (isAway) throw new ApiError('surveyPublicName', 0, null);
      return { name: 'umfrage', former: [] };
    },
  });
  $survey.set(aSurvey());
  const { user } = renderScreen(Share, { path: '/share/:survey_id', at: '/share/survey0000001' });
  expect(await screen.findByText(/^Der Name der Adresse konnte nicht geladen werden/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Adresse festlegen' }));
  expect(link()).toBe(`${location.origin}/assess_live/survey0000001`);
  isAway = false;
  await user.click(screen.getByRole('button', { name: /Erneut/ }));
  await waitFor(() => expect(link()).toBe(`${location.origin}/assess_live/umfrage`));
});
