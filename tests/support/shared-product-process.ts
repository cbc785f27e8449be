import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { startProduct } from './product.ts'
import { isSharing } from './sharing.ts'

// Runs one product for all test files that join it at a socket (`shared-product.ts`), and stops it when the last of them has left.

/** How long it waits for the next test file; longer while a run of many has files left. */
const LINGER_MS = 4_000
const LONGEST_LINGER_MS = 120_000
const LOOK_MS = 500
/** How long it waits for the first one. */
const FIRST_MS = 60_000

const [, , socket = '', kind = ''] = process.argv
// Without a browser scans are quick.
const product = await startProduct({ settings: kind === 'browsing' ? {} : { FETTLE_CHROMIUM: '/nowhere' } })
const databaseUrl = await product.databaseUrl()
let inside = 0
let joined = 0

const server = createServer((guest) => {
  inside += 1
  joined += 1
  clearTimeout(ending)
  guest.on('error', () => guest.destroy())
  guest.on('close', () => {
    inside -= 1
    if (inside === 0) linger()
  })
  const { origin, settings } = product
  guest.write(`${JSON.stringify({ origin, settings, databaseUrl, number: joined })}\n`)
})
let ending = setTimeout(end, FIRST_MS)
server.listen(socket)

/** Waits for somebody; ends when nobody came. */
function linger(): void {
  const left = performance.now()
  const look = (): void => {
    const allowed = isSharing() ? LONGEST_LINGER_MS : LINGER_MS
    if (performance.now() - left >= allowed) end()
    else ending = setTimeout(look, LOOK_MS)
  }
  look()
}

function end(): void {
  server.close()
  void rm(socket, { force: true }).then(() => product.stop())
}
