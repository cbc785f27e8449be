import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { startProduct } from './product.ts'

// Runs one product for all test files that join it at a socket (`shared-product.ts`), and stops it when the last of them has left.

/** How long it waits for the next test file. */
const LINGER_MS = 4_000
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
    if (inside === 0) ending = setTimeout(end, LINGER_MS)
  })
  const { origin, settings } = product
  guest.write(`${JSON.stringify({ origin, settings, databaseUrl, number: joined })}\n`)
})
let ending = setTimeout(end, FIRST_MS)
server.listen(socket)

function end(): void {
  server.close()
  void rm(socket, { force: true }).then(() => product.stop())
}
