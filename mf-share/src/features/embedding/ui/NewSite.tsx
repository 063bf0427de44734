import { EMBED_LIMITS } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { NewEntry } from '../../../NewEntry.tsx';
import { readSite } from '../model/readSite.ts';
import { embedTexts as texts } from '../texts.ts';

interface NewSiteProps {
  readonly sites: readonly string[];
  readonly onAdd: (site: string) => void;
}

/** The way to allow a further website; what is typed may be any address of it. */
export function NewSite({ sites, onAdd }: NewSiteProps) {
  if (sites.length >= EMBED_LIMITS.sites) return <Typography color="textSecondary">{texts.most}</Typography>;
  const addSite = (typed: string): string | null => {
    const site = readSite(typed);
    if (site === null) return texts.badSite;
    if (sites.includes(site)) return texts.twice;
    onAdd(site);
    return null;
  };
  return (
    <NewEntry
      type="url"
      label={texts.newSite}
      hint={texts.siteHint}
      maxLength={EMBED_LIMITS.site}
      add={texts.add}
      onAdd={addSite}
    />
  );
}
