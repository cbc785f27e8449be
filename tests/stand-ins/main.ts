import { openStandIns } from './all.ts'

// Stands in for all outside services while somebody tries Fettle by hand, until it is stopped.
const FIRST_PORT = 4_101

const { endpoints, settings, hints, close } = await openStandIns(FIRST_PORT)
const words = [
  'FETTLE_ALLOW_ENDPOINTS=1',
  `FETTLE_ENDPOINTS='${JSON.stringify(endpoints)}'`,
  ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
]
process.stdout.write(`The stand-ins are running. Start Fettle in another terminal with:\n\n  ${words.join(' ')} npm start\n
${hints.join('\n')}\n`)
process.on('SIGINT', () => void close().then(() => process.exit(0)))
