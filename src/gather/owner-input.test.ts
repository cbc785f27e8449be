import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatheredFor } from '#core/survey/questions.ts'
import { scanPages } from '#support/scan.ts'
import { gatherMail } from './mail/gather-mail.ts'

/** Records the names of the properties that are read. */
function recording<T extends object>(words: T, read: Set<string>): T {
  return new Proxy(words, {
    get(target, name, receiver) {
      if (typeof name === 'string') read.add(name)
      return Reflect.get(target, name, receiver)
    },
  })
}

// After a change by the owner, evidence is gathered again: for the e-mail address by `isMailOfOthers`, for answers by `gatheredFor`, for a website by
// its own scan. A gatherer that reads more of the owner's input needs such a rule too.
test('gatherers read only the owner’s input whose change has evidence gathered again', async () => {
  const read = { answers: new Set<string>(), profile: new Set<string>() }
  const answers = recording({ 'S-PRODURL': '/bread', 'S-SELL': 'yes' }, read.answers)
  const profile = recording({ email: 'jo@gmail.com', businessName: "Joe's", country: 'NZ' }, read.profile)
  const page = '<!doctype html><title>Joe</title><h1>Bread</h1><p>Bread and buns every day of the week.</p>'
  await using scan = await scanPages({ '/': page, '/bread': page }, { answers, profile })
  for (const key of ['site', 'robots', 'sitemaps', 'pages', 'links', 'twins', 'share'] as const)
    await scan.want(key)
  await gatherMail({ ...scan.context, profile })
  assert.deepEqual([...read.answers], ['S-PRODURL', 'S-DKIM1'])
  assert.deepEqual([...read.profile].toSorted(), ['email', 'noWebsite'])
  for (const answer of read.answers) assert.ok(gatheredFor([answer]).length > 0, answer)
})
