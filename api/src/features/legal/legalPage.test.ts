import { expect, test, vi } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';

const api = await apiOfFile();

test('everybody may read an information page, with what is still to be filled in', async () => {
  const { text, placeholders } = await api.call('legalPage', { page: 'impressum' });
  expect(text).toContain('# Impressum');
  expect(placeholders).toContain('Postleitzahl und Ort');
});

test('a page that there is not is refused', async () => {
  expect((await api.send('legalPage', { page: '../../server' })).status).toBe(400);
});

test('a text that cannot be read is a sentence and a time to come back', async () => {
  const read = vi.spyOn(api.services.legal, 'read').mockRejectedValue(new Error('EACCES'));
  const answer = await api.send('legalPage', { page: 'agb' });
  read.mockRestore();
  expect(answer).toMatchObject({ status: 503, body: { msg: expect.stringContaining('kann gerade nicht gelesen') } });
  expect(answer.headers['retry-after']).toBe('60');
});
