import { globSync } from 'node:fs'
import type { OpenStandIn, StandIn } from './stand-in.ts'

const PORTS_EACH = 10
/** Needs the clients that the others name. */
const LAST = 'oauth.stand-in.ts'

/** The stand-ins for all outside services, running. */
export interface AllStandIns extends Omit<StandIn, 'hint'> {
  hints: readonly string[]
}

/** Starts the stand-ins for all outside services, on ports from this one on, or else on any that are free. */
export async function openStandIns(firstPort?: number): Promise<AllStandIns> {
  const running: StandIn[] = []
  const settingsOf = (): Record<string, string> => Object.assign({}, ...running.map((one) => one.settings))
  const files = globSync('*.stand-in.ts', { cwd: import.meta.dirname }).toSorted()
  for (const [place, file] of [...files.filter((one) => one !== LAST), LAST].entries()) {
    const { openStandIn }: { openStandIn: OpenStandIn } = await import(`./${file}`)
    const port = firstPort === undefined ? 0 : firstPort + place * PORTS_EACH
    running.push(await openStandIn(port, settingsOf()))
  }
  return {
    // The stand-in of a service itself wins where it serves an address of OAuth too.
    endpoints: Object.assign({}, ...running.toReversed().map((one) => one.endpoints)),
    settings: settingsOf(),
    hints: running.map(({ hint }) => hint),
    close: async () => void (await Promise.all(running.map((one) => one.close()))),
  }
}
