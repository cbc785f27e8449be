import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { aField, aForm, aPage } from '#support/page-facts.ts'
import { CrawlLedger } from './crawl-ledger.ts'

/** 140 KB of HTML: `<input>`, 20,000 times. Their facts hardly have a character, and take 4 MB. */
const form = aForm(Array.from({ length: 200 }, () => aField('')))
const page = aPage({ forms: Array.from({ length: 100 }, () => form) })

const linkTo = (url: string) => ({ href: url, url, kind: 'page', text: '', region: 'main' }) as const

test('C08 of pages with many small things facts are kept as long as they fit in memory, and then links alone', () => {
  const ledger = new CrawlLedger(aSite())
  let added = 0
  for (; ledger.keepsFacts && added < 200; added += 1) ledger.addPage(page, added)
  assert.ok(added > 5 && added < 40, `${added} pages`)
  ledger.addPage(page, added)
  assert.deepEqual([ledger.pages.length, ledger.read], [added, added + 1])
})

test('C08 the crawl has to end when facts and links together no longer fit in memory', () => {
  const ledger = new CrawlLedger(aSite())
  while (ledger.keepsFacts) ledger.addPage(page, 0)
  assert.equal(ledger.isFull, false)
  for (let at = 0; !ledger.isFull && at < 50; at += 1)
    ledger.addTargets(
      `https://joes.test/${at}`,
      Array.from({ length: 5_000 }, (_, id) => linkTo(`https://joes.test/${at}-${id}`)),
    )
  assert.equal(ledger.isFull, true)
})
