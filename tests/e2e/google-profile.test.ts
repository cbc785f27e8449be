import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { openGmb } from '../stand-ins/gmb.ts'
import { openPool } from '#store/database.ts'
import { user } from '#store/schema/auth.ts'
import { connectGoogleProfile } from '#support/google-connection.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { letTimePass, ownerOf } from './an-owner.ts'
import { type Account, press, says } from './steps.ts'

const PAGE = '/google-profile'
const CHECK = '/visibility/google-my-business'
const SECRET = 'a secret of thirty-two characters or more'

const gmb = await openGmb()
let account: Account
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_SECRET_KEY: SECRET,
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify(gmb.endpoints),
    GOOGLE_CLIENT_ID: 'test.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'secret-of-the-test-client',
  },
  prepare: async (product) => {
    account = await ownerOf(product, null)
    await account.post('/me/tour-seen')
  },
})

/** Connects the owner to one of the two businesses, and has it read. */
async function connect(location: string): Promise<void> {
  const { db, close } = openPool(await walk.product.databaseUrl())
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, account.email))
  assert.ok(owner)
  await connectGoogleProfile(db, { ownerId: owner.id, location }, { secret: SECRET, oldSecrets: [] })
  await close()
  await letTimePass(walk.product, account)
  const begun = await account.post('/triggers', {
    type: 'worker',
    target: 'financial',
    metadata: { service: 'gmb' },
  })
  assert.equal(begun.status, 202, begun.text)
}

describe('the business profile on Google', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(async () => {
    await owner.close()
    await gmb.close()
    assert.deepEqual(gmb.faults, [])
  })

  it('offers to connect it', async () => {
    await owner.go(PAGE)
    await says(owner, 'Connect your profile')
    await owner.lookAtBoth('google profile not connected')
  })

  it('is shown once it was read, and linked from its check', async () => {
    await connect('accounts/101/locations/201')
    await owner.go(CHECK)
    await says(owner, 'Verified')
    await owner.page.getByRole('link', { name: 'Open your profile' }).click()
    await owner.page.getByRole('heading', { name: 'Harbour Cycles on Google' }).waitFor()
    await owner.lookAtBoth('google profile about')
  })

  it('says beside a field what Google refuses, and keeps what was typed', async () => {
    const description = owner.page.getByRole('textbox', { name: 'Description' })
    await description.fill('Bicycles and more: https://harbourcycles.example')
    await press(owner, 'Send to Google')
    await says(owner, 'Google doesn’t allow web addresses in the description')
    await owner.lookAtBoth('google profile refused')
    await owner.page.getByRole('link', { name: 'Contact' }).click()
    await owner.page.getByRole('link', { name: 'About' }).click()
    assert.match(await description.inputValue(), /https:/u)
    await description.fill('Bicycles, new and repaired.')
    await press(owner, 'Send to Google')
    await says(owner, 'Sent to Google')
  })

  it('changes opening hours and holidays', async () => {
    await owner.page.getByRole('link', { name: 'Opening hours' }).click()
    await owner.page.getByLabel('Thursday to').fill('19:00')
    await says(owner, 'Was 9:00 am to 8:30 pm')
    await owner.page.getByRole('switch', { name: 'Open on Saturday' }).click({ force: true })
    await owner.lookAtBoth('google profile hours')
    await press(owner, 'Send to Google')
    await says(owner, 'Nothing is changed yet.')
    const hours = JSON.stringify(gmb.locations[0]?.record['regularHours'])
    assert.match(hours, /"closeDay":"THURSDAY","closeTime":\{"hours":19,"minutes":0\}/u)
    assert.doesNotMatch(hours, /SATURDAY/u)
  })

  it('says what Google is still reviewing', async () => {
    await owner.page.getByRole('link', { name: 'Contact' }).click()
    await owner.page.getByRole('textbox', { name: 'Main phone number' }).fill('(02) 5550 0199')
    await press(owner, 'Send to Google')
    await says(owner, /Google is reviewing this change/u)
    await says(owner, /people still see/u)
    await owner.lookAtBoth('google profile in review')
  })

  it('answers a review, changes the answer and takes it back', async () => {
    await owner.page.getByRole('link', { name: 'Reviews 4' }).click()
    await owner.lookAtBoth('google profile reviews')
    await press(owner, 'Answer Customer 2')
    await press(owner, 'Send to Google')
    await says(owner, 'Write an answer first')
    await owner.page.getByRole('textbox', { name: 'Your answer' }).fill('We are sorry. Call us, please.')
    await owner.lookAtBoth('google profile answering')
    await press(owner, 'Send to Google')
    await says(owner, 'We are sorry. Call us, please.')
    await press(owner, 'Take it back: your answer to Customer 2')
    await owner.page.getByRole('button', { name: 'Answer Customer 2', exact: true }).waitFor()
  })

  it('can’t be changed before Google has verified it, and says why', async () => {
    await connect('accounts/102/locations/202')
    await owner.go(CHECK)
    await says(owner, 'Not verified')
    await owner.go(PAGE)
    await says(owner, /You can’t change it here yet/u)
    assert.equal(await owner.page.getByRole('button', { name: 'Send to Google' }).count(), 0)
    await owner.lookAtBoth('google profile not verified')
    await owner.page.getByRole('link', { name: 'Reviews' }).click()
    await says(owner, 'Google doesn’t show them yet')
    await owner.lookAtBoth('google profile without reviews')
  })
})
