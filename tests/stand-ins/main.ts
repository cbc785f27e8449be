import { globSync } from 'node:fs'
import type { OpenStandIn, StandIn } from './stand-in.ts'

// Stands in for all outside services while somebody tries Fettle by hand, until it is stopped.
const FIRST_PORT = 4_101
const PORTS_EACH = 10

/** Needs the clients that the others name. */
const LAST = 'oauth.stand-in.ts'
const running: StandIn[] = []
const settingsOf = (): Record<string, string> => Object.assign({}, ...running.map((one) => one.settings))
const files = globSync('*.stand-in.ts', { cwd: import.meta.dirname }).toSorted()
for (const [place, file] of [...files.filter((one) => one !== LAST), LAST].entries()) {
  const { openStandIn }: { openStandIn: OpenStandIn } = await import(`./${file}`)
  running.push(await openStandIn(FIRST_PORT + place * PORTS_EACH, settingsOf()))
}
// The stand-in of a service itself wins where it serves an address of OAuth too.
const endpoints = Object.assign({}, ...running.toReversed().map((one) => one.endpoints))
const settings = Object.entries<string>(settingsOf())
const words = [
  'FETTLE_ALLOW_ENDPOINTS=1',
  `FETTLE_ENDPOINTS='${JSON.stringify(endpoints)}'`,
  ...settings.map(([name, value]) => `${name}=${value}`),
]
process.stdout.write(`The stand-ins are running. Start Fettle in another terminal with:\n\n  ${words.join(' ')} npm start\n
${running.map(({ hint }) => hint).join('\n')}\n`)
process.on('SIGINT', () => void Promise.all(running.map((one) => one.close())).then(() => process.exit(0)))
