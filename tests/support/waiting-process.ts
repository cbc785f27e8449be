import { waitToContinue } from '#server/wait-to-continue.ts'

// A process of a test that waits as the web process does while the pages are built.
await waitToContinue()
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')
