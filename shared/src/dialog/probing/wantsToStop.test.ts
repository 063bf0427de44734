import { describe, expect, it } from 'vitest';
import { wantsToStop } from './wantsToStop.ts';

const ends = `Ich möchte jetzt aufhören
Ich möchte jetzt aufhören.
ich will aufhören
Ich will jetzt abbrechen!
Ich möchte das Gespräch beenden.
Ich möchte das Gespräch jetzt bitte beenden
Bitte beenden Sie das Gespräch.
Können wir bitte aufhören?
Können wir jetzt Schluss machen?
Könnten wir hier aufhören
Lassen wir es gut sein.
Lass uns das beenden
Lassen wir das
Stopp
Stop!
STOPP!!!
Halt, ich möchte aufhören
Ende
Ende, bitte.
Schluss jetzt
Schluss mit der Befragung
Schluss damit
Abbrechen
Abbruch bitte
Aufhören!
bitte aufhören
Beenden
Es reicht
Es reicht jetzt!
Das reicht mir jetzt.
Mir reicht's
Jetzt ist genug
Genug jetzt.
Ich höre jetzt auf.
Ich hör auf
Ich breche das hier ab
Ich breche hier ab.
Ich steige aus
Ich beende das Gespräch jetzt
Ich mache Schluss.
Ich möchte nicht mehr
ich mag nicht mehr antworten
Ich will nicht mehr weitermachen.
Ich möchte dazu nichts mehr sagen.
Ich möchte keine weiteren Fragen beantworten
Keine weiteren Fragen mehr
Ich habe keine Lust mehr.
Keine Lust mehr
Hab keine Zeit mehr
Hören Sie bitte auf
Hör auf damit!
Hören Sie auf, mich zu fragen.
Lassen Sie mich bitte in Ruhe.
Lass mich in Ruhe
Fragen Sie mich bitte nicht mehr
Weiter bitte
Nächste Frage bitte
Tschüss
Danke, das war's.
Nein danke, ich möchte jetzt aufhören.
Sorry, ich muss jetzt gehen
Entschuldigung. Ich muss aufhören.
Wie komme ich hier raus?
Wie kann ich das hier beenden?
Kann ich bitte aufhören?
Stop it
Please stop
I want to stop
I'd like to stop this
I want to end this conversation, please
I don't want to continue
That's enough
Leave me alone.
No more questions, please`.split('\n');

const goesOn = `Ich möchte aufhören zu rauchen
Ich möchte mit dem Rauchen aufhören.
Ich will nicht mehr mit dem Auto fahren
Ich konnte nicht aufhören zu lachen
Der Regen wollte nicht aufhören.
Er sagte: Ich möchte jetzt aufhören.
Sie wollte das Gespräch beenden, ich aber nicht.
Ich wollte es beenden
Ich habe die Beziehung beendet
Ich musste die Ausbildung abbrechen.
Am Ende war alles gut
Ende der Woche
Ende gut, alles gut
Zum Schluss gab es Kuchen
Schluss mit lustig war es, als der Chef kam
Mit dem Ende war ich zufrieden
Das reicht von Wut bis Trauer
Das reicht nicht
Das Geld reicht mir nicht
Es reicht für die Miete
Mir reicht ein kurzer Anruf
Genug
Genug Schlaf habe ich nie
Ich hatte genug
Fertig
Ich bin fertig mit den Nerven
Ich kann nicht mehr.
Ich kann nicht mehr schlafen
Ich mag nicht mehr so viel arbeiten
Ich möchte nicht mehr Geld ausgeben
Ich möchte nicht aufhören
Ich möchte noch nicht aufhören!
Nein, ich möchte nicht abbrechen
Nicht aufhören
Bitte nicht aufhören
Bitte noch nicht beenden
Ich habe keine Lust
Ich habe keine Lust mehr auf Pendeln
Keine Zeit mehr für die Kinder
Keine Fragen
Die Bahn hat angehalten
An der Haltestelle ist der Halt zu kurz
Stopp-Schilder fehlen dort
Der Stopp in Köln war lang
Ich steige in Bonn aus
Ich steige jetzt um
Ich breche mir ständig die Nägel ab
Ich mache Schluss um 17 Uhr
Mein Freund hat Schluss gemacht
Ich gehe jetzt einkaufen
Lass mich überlegen
Lassen Sie mich kurz nachdenken.
Lassen wir die Kinder entscheiden
Hören Sie mich?
Hör mal
Weiter
Weiter so
Weiter weg wohnen
Wie geht es weiter?
Fragen Sie ruhig weiter
Nächste Frage: Wie teuer ist das?
Tschüss sagen fällt mir schwer
Kann ich das später ändern?
Können wir über etwas anderes reden?
Ich muss gehen lernen
Aus
Das war es nicht wert
I want to stop smoking
I never want to stop dancing
Please do not stop
That's not enough
The bus stop is far away
Ja
Nein
Nein danke
Danke`.split('\n');

describe('the wish to stop', () => {
  it('is tested by enough wordings', () => {
    expect(new Set(ends).size).toBeGreaterThanOrEqual(60);
    expect(new Set(goesOn).size).toBeGreaterThanOrEqual(60);
  });

  it.each(ends)('is heard in %j', (text) => expect(wantsToStop(text)).toBe(true));

  it.each(goesOn)('is not heard in %j', (text) => expect(wantsToStop(text)).toBe(false));

  it('is read in a time that grows with the text alone', () => {
    const begun = performance.now();
    for (const word of ['bitte ', 'jetzt ', 'nein ', 'ich möchte jetzt ', 'stopp. ', 'danke '])
      for (let count = 1; count < 40; count += 1) wantsToStop(word.repeat(count));
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
