/// <reference lib="dom" />
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { FLORIST } from '#support/onboarding.ts'
import { openWalkers } from '#support/walker.ts'
import { startProduct } from '#support/product.ts'
import { typistOn } from '../tests/e2e/by-keyboard.ts'
import { typeCampaign } from '../tests/e2e/campaign-by-keyboard.ts'
import { median } from './support/measure.ts'

// A campaign in the sample account from an empty wizard to the page that follows, by keyboard alone: what the product and the keys take, and what somebody
// takes who reads each step whole, then types, one after the other. What stood on an earlier step is read once. Medians.
//   npm run -s bench:ads-wizard -- [runs]
const [runs = '3'] = process.argv.slice(2)
const PAGE = 'https://flowers.example/wreaths'
/** Words that somebody reads in a minute: adults, silently, what is no story (Brysbaert 2019, 190 studies). */
const WORDS_A_MINUTE = 238
/** Keys that somebody types in a minute; 168,000 people reached 52 words of five keys, which is 260 (Dhakal and others 2018). */
const KEYS_A_MINUTE = 200
const MINUTE = 60
/** Ideas and budgets arrive while somebody reads: a step is counted when nothing more has come for so long, and that wait is not the product's. */
const QUIET_MS = 1_000

/** In the page: every text that is to be seen, each once. Of a choice only what is chosen. */
function textsOf(main: Element): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const text = textContent?.trim() ?? ''
    const isChosen = !(parent instanceof HTMLOptionElement) || parent.selected
    if (text !== '' && isChosen && parent?.checkVisibility()) texts.push(text)
  }
  return texts
}

/** The texts of the page once they stay the same. */
async function quietTexts(page: Page): Promise<string[]> {
  const main = page.locator('#main')
  let last = await main.evaluate(textsOf)
  for (;;) {
    await setTimeout(QUIET_MS)
    const now = await main.evaluate(textsOf)
    if (now.join('\n') === last.join('\n')) return now
    last = now
  }
}

// What was opened is closed in the order from the last to the first, also when something fails.
const opened = new AsyncDisposableStack()
try {
  const product = opened.adopt(
    await startProduct({ embedded: true, settings: { FETTLE_CHROMIUM: '/nowhere' } }),
    (one) => one.stop(),
  )
  const walkers = opened.adopt(await openWalkers(product.origin), (one) => one.close())
  const seconds: number[] = []
  const keys: number[] = []
  const words: number[] = []
  const owner = await product.signUp()
  await owner.post('/onboarding', { ...FLORIST, website: null, mayCheck: false, facebook: null })
  await owner.post('/me/tour-seen')
  const { status, text } = await owner.put('/connections/adwords/mode', { mode: 'sample' })
  if (status !== 200) throw new Error(`The sample was answered ${status}: ${text}`)
  for (let run = 0; run < Number(runs); run += 1) {
    const person = await walkers.come({ jar: owner.jar })
    const typist = typistOn(person.page)
    const seen = new Set<string>()
    await person.go('/ads/campaigns/new')
    let waited = 0
    const count = async () => {
      const begun = performance.now()
      for (const text of await quietTexts(person.page)) seen.add(text)
      waited += performance.now() - begun
    }
    await count()
    waited = 0
    const started = performance.now()
    await typeCampaign(person.page, typist, PAGE, count)
    await typist.press('Enter')
    await person.page.getByRole('heading', { name: 'Before you pay for a click' }).waitFor()
    seconds.push((performance.now() - started - waited) / 1_000)
    keys.push(typist.count())
    words.push([...seen].reduce((sum, text) => sum + text.split(/\s+/u).length, 0))
    await person.close()
  }
  const [typed, seen] = [median(keys), median(words)]
  const somebody = median(seconds) + (typed / KEYS_A_MINUTE + seen / WORDS_A_MINUTE) * MINUTE
  console.log(
    `${median(seconds).toFixed(1)} s without pauses, ${typed} keys, ${seen} words on the five steps`,
  )
  console.log(
    `${Math.round(somebody)} s for somebody who reads every word and types ${KEYS_A_MINUTE} keys a minute`,
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await opened.disposeAsync()
}
