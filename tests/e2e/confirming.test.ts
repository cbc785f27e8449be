import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeOperator } from '#store/accounts.ts'
import { openPool } from '#store/database.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const NEW_PASSWORD = 'silver kettle walks uphill'

const walk = walkTogether()

/** The link of the newest mail of a kind to somebody. */
async function linkTo(email: string, kind: string): Promise<string> {
  const { pool, close } = openPool(await walk.product.databaseUrl())
  const { rows } = await pool.query(
    `select text from mails where kind = $1 and "to" = $2 order by created_at desc limit 1`,
    [kind, email],
  )
  await close()
  const link = /\S+#token=\S+/u.exec(String(rows[0]?.text))?.[0]
  assert.ok(link)
  return link
}

describe('an address that is confirmed', () => {
  it('A14 on another device asks for a new password, and the old one no longer works', async () => {
    const stranger = await ownerOf(walk.product, null)
    const person = await walk.come({ width: WIDTHS.phone })
    await person.go(await linkTo(stranger.email, 'verify'))
    await person.page.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor()
    await person.lookAtBoth('confirmed elsewhere')
    assert.equal((await stranger.get('/me')).status, 401)
    await person.page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await person.page.getByLabel('Verify new password').fill(NEW_PASSWORD)
    await person.page.getByRole('button', { name: 'Save my new password', exact: true }).click()
    await person.page.getByRole('heading', { level: 1, name: 'Your new password is saved' }).waitFor()
    await person.page.getByRole('link', { name: 'Log in' }).click()
    await person.page.getByLabel('Email', { exact: true }).fill(stranger.email)
    await person.page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await person.page.getByRole('button', { name: 'Log in', exact: true }).click()
    await person.page.getByRole('heading', { level: 1, name: /, Mia$/u }).waitFor()
    assert.deepEqual(person.problems(), [])
    await person.close()
  })

  it('A14 in the browser that made the account is confirmed at once; a link to another address asks to log in first', async () => {
    const account = await ownerOf(walk.product, null)
    const owner = await walk.come({ jar: account.jar })
    let uses = 0
    await owner.page.route('**/api/auth/verify-email', (route) => {
      uses += 1
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
    })
    await owner.go(await linkTo(account.email, 'verify'))
    // The link is still good: nothing says that it is over.
    await owner.page.getByRole('button', { name: 'Try again' }).waitFor()
    await owner.look('an address that could not be confirmed')
    await owner.page.evaluate(async () => {
      window.dispatchEvent(new Event('visibilitychange'))
      await new Promise((resolve) => setTimeout(resolve, 500))
    })
    assert.equal(uses, 1, 'nobody asked for the link to be used again')
    await owner.page.unroute('**/api/auth/verify-email')
    await owner.page.getByRole('button', { name: 'Try again' }).click()
    await owner.page.getByRole('heading', { level: 1, name: 'Your email is confirmed' }).waitFor()
    const newEmail = `new-${account.email}`
    const asked = await account.post('/auth/change-email', {
      newEmail,
      password: 'crimson-otter-plays-banjo',
    })
    assert.equal(asked.status, 200)
    const somebody = await walk.come({ width: WIDTHS.phone })
    await somebody.go(await linkTo(newEmail, 'changed_address'))
    await somebody.page.getByRole('heading', { level: 1, name: 'Log in to change your email' }).waitFor()
    await somebody.lookAtBoth('log in to change the email')
    await somebody.close()
    await owner.close()
  })
})

describe('a website that is left alone', () => {
  it('is put on the operator’s list, and shown to whoever asks for it', async () => {
    const account = await ownerOf(walk.product, null)
    const { db, close } = openPool(await walk.product.databaseUrl())
    await makeOperator(db, account.email)
    await close()
    const operator = await walk.come({ width: WIDTHS.phone, jar: account.jar })
    await operator.go('/admin/settings')
    const form = operator.page.getByRole('form', { name: 'Websites that are left alone' })
    await form.getByLabel('Addresses').fill('https://www.quiet.example.com\n')
    await form.getByRole('button', { name: 'Save' }).click()
    await operator.page.getByText('Updated Successfully').first().waitFor()
    await operator.lookAtBoth('settings with a website that is left alone')
    await operator.close()
    const visitor = await walk.come({ width: WIDTHS.phone })
    await visitor.go('/home')
    await visitor.page
      .getByLabel(/website/iu)
      .first()
      .fill('quiet.example.com')
    await visitor.page.getByRole('button', { name: /check/iu }).first().click()
    await visitor.page
      .getByText(/Whoever looks after this website asked us/u)
      .first()
      .waitFor()
    await visitor.look('a website that is left alone')
    await visitor.go('/bot')
    await visitor.page.getByText('However many people type your address').waitFor()
    await visitor.lookAtBoth('our visitor')
    assert.deepEqual(visitor.problems(), [])
    await visitor.close()
  })
})
