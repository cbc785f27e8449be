import { loadavg } from 'node:os'
import { measurePage } from './support/lighthouse-page.ts'
import { withOwner } from './support/with-owner.ts'

// Lighthouse's mobile run of our own pages: the home page of visitors, and the pages of a signed-in owner. Medians.
//   npm run -s bench:own-pages -- [browser] [runs]
const [executable, runs = '3'] = process.argv.slice(2)

await withOwner(executable, async ({ browser, origin, cookie }) => {
  const page = { origin, runs: Number(runs) }
  await measurePage(browser, { ...page, path: '/home', cookie: '' })
  for (const path of ['/', '/learn', '/my-business-summary'])
    await measurePage(browser, { ...page, path, cookie })
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
})
