import chromium from '@sparticuz/chromium'

/** Run by `bundled.ts` in a process whose TMPDIR is the target folder. */
await chromium.executablePath()
process.exit(0)
