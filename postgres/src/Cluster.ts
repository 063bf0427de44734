/** An operating system account. Numbers are unsigned, as chown wants them. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Where PostgreSQL listens: a folder for its Unix socket, or 127.0.0.1. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** The programs of the registry package, usable by the account. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/** One PostgreSQL cluster on disk and what is needed to run it. All paths are real paths (no symlinks). */
export interface Cluster {
  /** The folder the operator knows; named in sentences. */
  readonly dataDir: string;
  /** Holds `data`, `log`, `run` and, for moments, `tmp-*`. */
  readonly home: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** Folder of PostgreSQL's log files. */
  readonly logs: string;
  /** Whom PostgreSQL runs as when the api is root; undefined: as the api's own user. */
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly log: (line: string) => void;
}
