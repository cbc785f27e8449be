import { globSync } from 'node:fs'
import type { OpenStandIn, StandIn } from './stand-in.ts'

// Stands in for all outside services while somebody tries Fettle by hand, until it is stopped.
const FIRST_PORT = 4_101
const PORTS_EACH = 10

const running: StandIn[] = []
for (const [place, file] of globSync('*.stand-in.ts', { cwd: import.meta.dirname })
  .toSorted()
  .entries()) {
  const { openStandIn }: { openStandIn: OpenStandIn } = await import(`./${file}`)
  running.push(await openStandIn(FIRST_PORT + place * PORTS_EACH))
}
const endpoints = Object.assign({}, ...running.map((one) => one.endpoints))
const settings = Object.entries<string>(Object.assign({}, ...running.map((one) => one.settings)))
const words = [
  'FETTLE_ALLOW_ENDPOINTS=1',
  `FETTLE_ENDPOINTS='${JSON.stringify(endpoints)}'`,
  ...settings.map(([name, value]) => `${name}=${value}`),
]
process.stdout.write(`The stand-ins are running. Start Fettle in another terminal with:\n\n  ${words.join(' ')} npm start\n
${running.map(({ hint }) => hint).join('\n')}\n`)
process.on('SIGINT', () => void Promise.all(running.map((one) => one.close())).then(() => process.exit(0)))
