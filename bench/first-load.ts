import { launch } from 'puppeteer-core'
import { startProduct } from '#support/product.ts'

// KB of scripts and styles that a browser loads before pages for visitors can be used, gzipped as served.
//   npm run -s bench:first-load -- <browser>
const [executablePath = '/usr/bin/chromium'] = process.argv.slice(2)
const product = await startProduct({ settings: { FETTLE_WORKERS: '0' } })
const browser = await launch({ executablePath, args: ['--no-sandbox'] })
try {
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
  await browser.close()
  await product.stop()
}
