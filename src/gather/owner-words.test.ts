import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatheredFor } from '#core/survey/questions.ts'
import { scanPages } from '#support/scan.ts'
import { gatherMail } from './mail/gather-mail.ts'

/** The words that were read, by their names. */
function recording<T extends object>(words: T, read: Set<string>): T {
  return new Proxy(words, {
    get(target, name, receiver) {
      if (typeof name === 'string') read.add(name)
      return Reflect.get(target, name, receiver)
    },
  })
}

// What an owner changes is gathered again: the e-mail address by `isMailOfOthers`, answers by `gatheredFor`, and a website is given by a scan of its own.
// A gatherer that reads more needs a way of its own to be asked again.
test('gatherers read of the owner’s words only those that have them look again', async () => {
  const read = { answers: new Set<string>(), profile: new Set<string>() }
  const answers = recording({ 'S-PRODURL': '/bread', 'S-SELL': 'yes' }, read.answers)
  const profile = recording({ email: 'jo@gmail.com', businessName: "Joe's", country: 'NZ' }, read.profile)
  const page = '<!doctype html><title>Joe</title><h1>Bread</h1><p>Bread and buns every day of the week.</p>'
  await using scan = await scanPages({ '/': page, '/bread': page }, { answers, profile })
  for (const key of ['site', 'robots', 'sitemaps', 'pages', 'links', 'twins', 'share'] as const)
    await scan.want(key)
  await gatherMail({ ...scan.context, profile })
  assert.deepEqual([...read.answers], ['S-PRODURL'])
  assert.deepEqual([...read.profile].toSorted(), ['email', 'noWebsite'])
  for (const answer of read.answers) assert.ok(gatheredFor([answer]).length > 0, answer)
})
