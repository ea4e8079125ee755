/** The table in what somebody was sent: a code such as `quiet-comet-7`, or a whole link with the key of a seat. */
export interface Code {
  readonly table: string;
  /** The hash of the link, with its sign; empty for a code alone. */
  readonly key: string;
}

export function codeIn(written: string): Code | null {
  const found = /(?:^|\/t\/)(?<table>[\w-]+)\/?(?<key>#\S+)?$/.exec(written.trim())?.groups;
  return found?.['table'] ? { table: found['table'], key: found['key'] ?? '' } : null;
}
