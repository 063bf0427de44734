import { Client } from 'pg';

/** As if a minute had passed since work was begun last, by the address of the product's database. */
export async function setBackAttempts(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("update work_attempts set begun_at = begun_at - interval '1 minute'");
  } finally {
    await client.end();
  }
}
