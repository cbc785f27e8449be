import { HIBP_KEY, openHibp } from './hibp.ts'

// Stands in for the outside services while somebody tries Fettle by hand, until it is stopped.
const PORT = 4_101
const hibp = await openHibp({ port: PORT })
const settings = [
  'FETTLE_ALLOW_ENDPOINTS=1',
  `FETTLE_ENDPOINTS='${JSON.stringify({ hibp: hibp.base })}'`,
  `HIBP_API_KEY=${HIBP_KEY}`,
]
process.stdout.write(`The stand-ins are running. Start Fettle in another terminal with:\n\n  ${settings.join(' ')} npm start\n
Look up multiple-breaches@, account-exists@, spam-list-only@ or sensitive-breach@ any domain; every other address is in no breach.\n`)
process.on('SIGINT', () => void hibp.close().then(() => process.exit(0)))
