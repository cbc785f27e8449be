/** Which network the testing browser is in: one in which only the proxy's port is reachable, or the machine's. */
export const ISOLATIONS = ['namespace', 'none'] as const
export type Isolation = (typeof ISOLATIONS)[number]

/** What holds the browser that pages are shown in, or why none is. */
export type BrowserFacts =
  | { state: 'running'; version: string; sandbox: 'on' | 'off'; isolation: Isolation }
  /** Why no browser could be started, or why the one there is may not be used. */
  | { state: 'refused'; why: string }
