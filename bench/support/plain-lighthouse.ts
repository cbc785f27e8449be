import lighthouse, { desktopConfig } from 'lighthouse'
import { launch } from 'puppeteer-core'

// Compared with by bench/scan.ts: two plain Lighthouse runs (mobile, then desktop, all categories) of one address in one browser.
//   node plain-lighthouse.ts <address> <browser> [browser flags ...]
const [address, executablePath, ...args] = process.argv.slice(2)
if (!address || !executablePath) throw new Error('Say the address and the browser.')

const browser = await launch({
  executablePath,
  pipe: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...args,
  ],
})
for (const config of [undefined, desktopConfig]) {
  const page = await browser.newPage()
  const outcome = await lighthouse(address, { logLevel: 'error' }, config, page)
  if (outcome?.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message)
  await page.close()
}
await browser.close()
