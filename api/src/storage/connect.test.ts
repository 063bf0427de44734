import { inject, expect, test } from 'vitest';
import { connect } from './connect.ts';

test('a connection in use that tells of its break more than once ends nothing but itself', async () => {
  const { pool, close } = connect({ connectionString: inject('testServer') }, () => {});
  const client = await pool.connect();
  for (const code of ['57P01', 'EPIPE']) {
    expect(() => client.emit('error', Object.assign(new Error('broken'), { code }))).not.toThrow();
  }
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});
