-- What the library says of a dialog (docs/decisions/0142): null for one that is in none. Every setting is there, so that a change of it can be undone.
update surveys set settings = '{"library": null}' || settings where not settings ? 'library';
update revisions set settings = '{"library": null}' || settings where settings is not null and not settings ? 'library';
update named_versions set settings = '{"library": null}' || settings where not settings ? 'library';
