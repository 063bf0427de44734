// Plain JavaScript, because it has to answer in a sentence where nothing is installed or Node is too old for the rest.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const commands = ['start', 'test', 'build', 'check', 'alone', 'release', 'trial', 'rollback', 'pin', 'releases'];
const [command = '', ...rest] = process.argv.slice(2);
const installed = existsSync(fileURLToPath(new URL('../../../node_modules/vitest', import.meta.url)));

if (!commands.includes(command)) stop(`Unbekannter Befehl »${command}«. Es gibt: ${commands.join(', ')}.`);
if (!installed) {
  stop(
    'Die Pakete sind nicht vollständig installiert; die Meldung des Installationsschritts steht weiter oben. ' +
      'Bitte prüfen Sie die Verbindung zur Paketquelle und rufen Sie den Befehl noch einmal auf.',
  );
}
if (!process.features.typescript) {
  stop(
    `Dialogwerk braucht Node 20.19 oder neuer und bringt für sich selbst Node 24 mit; gerade läuft Node ${process.versions.node}. ` +
      'Bitte starten Sie es mit »npx pnpm start« statt unmittelbar mit node.',
  );
}

// So that whatever is started from here loads a fifth faster than the first time; Node keeps it right by itself.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));

const { default: execute } = await import(`./${command}.ts`);
try {
  await execute(rest);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
