/** The network of the scanning browser: a namespace in which only the proxy's port is reachable, or the machine's own. */
export const ISOLATIONS = ['namespace', 'none'] as const
export type Isolation = (typeof ISOLATIONS)[number]

/** How the scanning browser is isolated, or why there is none. */
export type BrowserFacts =
  | { state: 'running'; version: string; sandbox: 'on' | 'off'; isolation: Isolation }
  /** Why no browser could be started, or why the installed one may not be used. */
  | { state: 'refused'; why: string }

/** How a browser ended before its scan did: it crashed, its task took too long, or it took more memory than it may. */
export const BROWSER_ENDS = ['crashed', 'late', 'out_of_memory'] as const
export type BrowserEnd = (typeof BROWSER_ENDS)[number]
