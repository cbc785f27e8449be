/** The network of the scanning browser: a namespace in which only the proxy's port is reachable, the machine's own, or that of another machine. */
export const ISOLATIONS = ['namespace', 'none', 'remote'] as const
export type Isolation = (typeof ISOLATIONS)[number]

/** Chromium's own sandbox; of a browser on another machine it is not known. */
export const SANDBOX_STATES = ['on', 'off', 'unknown'] as const
export type SandboxState = (typeof SANDBOX_STATES)[number]

/** How the scanning browser is isolated, or why there is none. */
export type BrowserFacts =
  | { state: 'running'; version: string; sandbox: SandboxState; isolation: Isolation }
  /** Why no browser could be started, or why the installed one may not be used. */
  | { state: 'refused'; why: string }

/** How a browser ended before its scan did: it crashed, its task took too long, or it took more memory than it may. */
export const BROWSER_ENDS = ['crashed', 'late', 'out_of_memory'] as const
export type BrowserEnd = (typeof BROWSER_ENDS)[number]
