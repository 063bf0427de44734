import type { Handler, Handlers } from '../../calls/handler.ts';
import { maySeeStudy } from '../../policies/maySeeStudy.ts';
import { mayShareStudy } from '../../policies/mayShareStudy.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { keptByAll, keptParameters } from '../../dialogs/linkParameters.ts';
import { keepParameters } from './keepParameters.ts';

const linkParameters: Handler<'linkParameters'> = async ({ survey_id: named }, { services, who }) => {
  const of = await maySeeStudy({ services, who }, named);
  return { names: await keptByAll(services.db, of.manager?.survey_ids ?? [of.survey_id]) };
};

const setLinkParameters: Handler<'setLinkParameters'> = async (input, { services, who }) => {
  const { survey_id, manager } = await mayShareStudy({ services, who }, input.survey_id);
  const names = [...new Set(input.names)];
  await inTransaction(services.db, async (tx) => {
    if (manager === null) return keepParameters(tx, survey_id, names, services.now());
    const before = await keptByAll(tx, manager.survey_ids);
    // In one order, so that two that set them do not wait for each other in a circle.
    for (const one of manager.survey_ids.toSorted()) {
      const kept = (await keptParameters(tx, [one])).get(one) ?? [];
      const own = kept.filter((name) => !before.includes(name));
      await keepParameters(tx, one, [...new Set([...names, ...own])], services.now());
    }
  });
  return { names };
};

/** Which parameters of the public link are kept: all of its authors see them, Besitzer and Voller Zugriff set them. */
export const linkParameterCalls = { linkParameters, setLinkParameters } satisfies Partial<Handlers>;
