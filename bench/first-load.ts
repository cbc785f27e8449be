import { startProduct } from '#support/product.ts'
import { browserOpener } from './support/browser.ts'

// KB of scripts and styles that a browser loads before pages for visitors can be used, compressed as served.
//   npm run -s bench:first-load -- [browser]
const openBrowser = await browserOpener(process.argv[2])
// What was opened is closed in the order from the last to the first, also when something fails.
const opened = new AsyncDisposableStack()
try {
  const product = opened.adopt(await startProduct({ settings: { FETTLE_WORKERS: '0' } }), (one) => one.stop())
  const browser = opened.adopt(await openBrowser(), (one) => one.close())
  for (const path of ['/home', '/looking', '/login']) {
    const page = await browser.newPage()
    await page.goto(`${product.origin}${path}`, { waitUntil: 'networkidle0' })
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming
            ? [{ name: entry.name, bytes: entry.encodedBodySize }]
            : [],
        ),
    )
    const sum = (ending: string): string =>
      (
        sizes
          .filter(({ name }) => new URL(name).pathname.endsWith(ending))
          .reduce((all, { bytes }) => all + bytes, 0) / 1_000
      ).toFixed(1)
    console.log(`${path.padEnd(10)} script ${sum('.js')} KB, style ${sum('.css')} KB`)
    await page.close()
  }
} finally {
  await opened.disposeAsync()
}
