import type { Block, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { compileSurvey, newConversation, openQuestion, step } from '@dialogwerk/shared/dialog';
import { fireEvent, renderPart, screen } from '@dialogwerk/shared/testing/part';
import { beforeEach, expect, test, vi } from 'vitest';
import { standInBrowserParts } from '../../testing/browserParts.ts';
import { aLikert, aMultiple, aNumber, anOpen, aSingle, choices } from '../../testing/someBlocks.ts';
import type { SendMedia } from './effects/sendMedia.ts';
import { ReplyInput } from './ui/ReplyInput.tsx';

function questionOf(block: Block): { question: OpenQuestion; shownByServer: (reply: Reply) => string | null } {
  const survey = compileSurvey({
    survey_id: 's',
    blocks: [{ ...block, order: 0 }],
    templ_options: [],
    welcome: '',
    ending: '',
    du_sie: 'sie',
    language: 'de',
  });
  const begun = step(survey, newConversation, { kind: 'start' });
  if (begun.outcome !== 'accepted') throw new Error('the dialog cannot be begun');
  const question = openQuestion(survey, begun.state);
  if (!question) throw new Error('the block asks nothing');
  const { unique_question_id, nachfrage_id } = question;
  return {
    question,
    shownByServer: (reply) => {
      const played = step(survey, begun.state, { kind: 'reply', unique_question_id, nachfrage_id, reply });
      if (played.outcome !== 'accepted') return null;
      return played.effects.find((effect) => effect.kind === 'reply-shown')?.text ?? null;
    },
  };
}

/** Draws a block's input; `replies` gives what was sent, each with the very bubble that the server would show. */
function draw(block: Block, refused: { sentence: string; reply: Reply } | null = null) {
  const { question, shownByServer } = questionOf(block);
  const onReply = vi.fn<(reply: Reply, shown: string) => void>();
  const { user } = renderPart(() => (
    <>
      <p id="frage">Wie ist es?</p>
      <ReplyInput
        question={question}
        questionIds={['frage']}
        label="Ihre Antwort"
        sendMedia={vi.fn<SendMedia>()}
        language="de"
        du_sie="sie"
        refused={refused}
        draft={null}
        onReply={onReply}
      />
    </>
  ));
  const replies = (): Reply[] =>
    onReply.mock.calls.map(([reply, shown]) => {
      if (shown !== shownByServer(reply)) throw new Error(`shown ${shown}, by the server ${shownByServer(reply)}`);
      return reply;
    });
  return { user, onReply, replies };
}

beforeEach(() => standInBrowserParts());

test('open, one line: Enter sends, and the field is named by its question', async () => {
  const { user, replies } = draw(anOpen('a'));
  await user.type(screen.getByRole('textbox', { name: 'Wie ist es?' }), '  Gut. {Enter}');
  expect(replies()).toEqual([{ type: 'open', text: '  Gut. ' }]);
});

test('open, several lines: Enter sends, Shift and Enter make a new line', async () => {
  const { user, replies } = draw(anOpen('a', { multiline: true }));
  await user.type(screen.getByRole('textbox'), 'eins{Shift>}{Enter}{/Shift}zwei{Enter}');
  expect(replies()).toEqual([{ type: 'open', text: 'eins\nzwei' }]);
});

test('open: Enter that ends a composed word sends nothing', () => {
  const { onReply } = draw(anOpen('a', { multiline: true }));
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: 'にほん' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onReply).not.toHaveBeenCalled();
});

test('open: the count shows near the greatest length, too long a text is kept and explained [§3.21]', async () => {
  const { user, onReply } = draw(anOpen('a', { max_length: 10 }));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, 'sieben.');
  expect(screen.queryByText('7 von höchstens 10 Zeichen')?.hidden).toBe(true);
  await user.type(field, 'und mehr');
  expect(screen.getByText('15 von höchstens 10 Zeichen').hidden).toBe(false);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('zu lang');
  expect(field.value).toBe('sieben.und mehr');
  expect(field.getAttribute('aria-invalid')).toEqual('true');
  expect(onReply).not.toHaveBeenCalled();
});

test('open: an empty reply is asked for, and the sentence goes with the next letter', async () => {
  const { user } = draw(anOpen('a'));
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('alert').textContent).toContain('Bitte schreiben Sie eine Antwort.');
  await user.type(screen.getByRole('textbox'), 'x');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('single: an option is chosen by Tab and Enter', async () => {
  const { user, replies } = draw(aSingle('a', { options: choices('Ja', 'Nein') }));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nein' }));
  await user.keyboard('{Enter}');
  expect(replies()).toEqual([{ type: 'single', option_id: 'nein' }]);
});

test('multiple: options are chosen by Space, the bounds are said before and kept', async () => {
  const { user, onReply, replies } = draw(aMultiple('a', { options: choices('Rot', 'Gelb', 'Blau'), min: 1, max: 2 }));
  screen.getByRole('group', { name: 'Wie ist es?', description: 'Bitte wählen Sie 1 bis 2 Möglichkeiten.' });
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('alert').textContent).toContain('Bitte wählen Sie mindestens eine Möglichkeit.');

  for (const color of ['Blau', 'Gelb', 'Rot']) {
    screen.getByRole('checkbox', { name: color }).focus();
    await user.keyboard(' ');
  }
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('höchstens 2 Möglichkeiten');
  expect(onReply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Rot' }));
  await user.keyboard('{Enter}');
  expect(replies()).toEqual([{ type: 'multiple', option_ids: ['blau', 'gelb'] }]);
});

test('likert: one tab stop, the arrows go along the scale and send nothing, Enter sends', async () => {
  const { user, onReply, replies } = draw(aLikert('a', { likert_na: true }));
  screen.getByRole('radiogroup', {
    name: 'Wie ist es?',
    description: /„Trifft gar nicht zu“ bis „Trifft völlig zu“/,
  });
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Trifft eher nicht zu', checked: true }));
  expect(screen.getAllByRole('radio').filter((radio) => radio.tabIndex === 0)).toHaveLength(1);
  expect(onReply).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(replies()).toEqual([{ type: 'likert', value: 2 }]);
});

test('likert: from the first point upwards comes the last choice, keine Angabe', async () => {
  const { user, replies } = draw(aLikert('a', { likert_na: true }));
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowUp} ');
  expect(replies()).toEqual([{ type: 'likert', value: 'na' }]);
});

test('number: bounds and unit belong to the field, a comma is read, a number out of bounds is explained', async () => {
  const { user, replies } = draw(aNumber('a', { min: 0, max: 10, unit: 'Stunden' }));
  const field = screen.getByRole('textbox', { name: 'Wie ist es?', description: 'Zahl von 0 bis 10 Stunden' });
  expect(field.getAttribute('inputmode')).toEqual('decimal');
  await user.type(field, '12{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Bitte geben Sie höchstens 10 ein.');
  await user.clear(field);
  await user.type(field, '7,5{Enter}');
  expect(replies()).toEqual([{ type: 'number', value: 7.5, typed: '7,5' }]);
});

test('number: what is no number is explained', async () => {
  const { user } = draw(aNumber('a'));
  await user.type(screen.getByRole('textbox'), 'viele{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Bitte geben Sie eine Zahl ein.');
});

test('an optional question can be skipped, another cannot', async () => {
  const { user, replies } = draw(aSingle('a', { optional: true, options: choices('Ja', 'Nein') }));
  await user.click(screen.getByRole('button', { name: 'Überspringen' }));
  expect(replies()).toEqual([{ type: 'skip' }]);
  draw(aSingle('a', { options: choices('Ja', 'Nein') }));
  expect(screen.queryByRole('button', { name: 'Überspringen' })).toBeNull();
});

test('a reply that the server refused is there again, with its sentence', () => {
  draw(anOpen('a'), { sentence: 'Bitte genauer.', reply: { type: 'open', text: 'ungenau' } });
  const field = screen.getByRole<HTMLInputElement>('textbox', { description: 'Bitte genauer.' });
  expect(field.value).toBe('ungenau');
});
