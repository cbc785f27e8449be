/** A running stand-in for an outside service, for somebody who tries Fettle by hand. */
export interface StandIn {
  /** Its addresses by name of the connector's endpoint. */
  endpoints: Readonly<Record<string, string>>
  /** Values of the settings that it accepts. */
  settings: Readonly<Record<string, string>>
  /** What to try with it, in a sentence. */
  hint: string
  close(): Promise<void>
}

/**
 * What each `*.stand-in.ts` exports as `openStandIn`: starts it on these ports, the first of which is `port`; it may take the nine after it. 0: on any that
 * are free. `known`: the settings of those that were started before; the one for OAuth is the last.
 */
export type OpenStandIn = (port: number, known: StandIn['settings']) => Promise<StandIn>
