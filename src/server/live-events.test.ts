import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAuth } from '#api/auth/auth.ts'
import { openPool } from '#store/database.ts'
import { ORIGIN, PASSWORD, testAccounts } from '#support/accounts.ts'
import { until } from '#support/until.ts'
import { listen, publishSessions } from './live-events.ts'

/** Shorter than the time for which a process caches a session. */
const AT_ONCE_MS = 2_000

test('A15 a session that ends in one process ends in all other processes at once', async () => {
  const published: Promise<void>[] = []
  const here = await testAccounts({ onChange: () => void published.push(publishSessions(here.db)) })
  const store = openPool(here.url)
  const elsewhere = await createAuth({
    db: store.db,
    origin: ORIGIN,
    secret: 'a secret of thirty-two characters or more',
    mailer: { send: async () => undefined },
    providers: [],
    trustProxy: false,
  })
  const live = await listen(here.url, {
    onFault: (error) => assert.fail(String(error)),
    onGap: () => undefined,
    onSessions: () => elsewhere.forgetSessions(),
  })
  const browser = here.browser()
  const identified = (cookie: string) => elsewhere.identify(new Headers({ cookie }))

  await browser.signUp('ann@example.com')
  const kept = browser.cookie()
  assert.equal((await identified(kept))?.email, 'ann@example.com')
  await browser.post('/sign-out')
  await until('it is over there too', async () => (await identified(kept)) === null, AT_ONCE_MS)

  await browser.signIn('ann@example.com')
  const before = browser.cookie()
  assert.ok(await identified(before))
  const form = { currentPassword: PASSWORD, newPassword: 'velvet-harbour-counts-moss' }
  assert.equal((await browser.post('/change-password', form)).status, 200)
  await until('the old one is over there too', async () => (await identified(before)) === null, AT_ONCE_MS)
  assert.ok(await identified(browser.cookie()))

  await Promise.all(published)
  await live.close()
  await store.close()
  await here.close()
})
