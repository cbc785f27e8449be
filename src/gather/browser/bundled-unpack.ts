import chromium from '@sparticuz/chromium'

/** Run by `bundled.ts` in a process of its own, whose TMPDIR is where the browser shall be. */
await chromium.executablePath()
process.exit(0)
