import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#store/schema/auth.ts'
import { owners } from '#store/schema/owners.ts'
import { EMPTY_SUMMARY } from '#summary/summary.ts'
import { PASSWORD } from '#support/accounts.ts'
import { FLORIST } from '#support/onboarding.ts'
import { type RealApi, realApi } from '#support/real-api.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

const ADDRESSES = ['https://evil.com', 'www.evil.com', 'pay@evil.com', 'Call evil.com/now']
/** A summary as it is typed: one objective per line. */
const TYPED = { ...EMPTY_SUMMARY, objectives: '' }
const refusal = z.object({ fields: z.record(z.string(), z.string()) })
const versioned = z.object({ version: z.number() })

describe('a name that strangers may read', () => {
  let api: RealApi
  let ann: MarkedOwner
  before(async () => {
    api = await realApi()
    ann = await markedOwner(api, 'MARKANN')
  })
  after(() => api.close())

  const version = async (path: string): Promise<number> => versioned.parse((await ann.get(path)).body).version
  /** Every call with a name in it, with the name of its field in the answer. */
  const calls: Readonly<Record<string, (name: string) => Promise<{ status: number; body: unknown }>>> = {
    firstName: (firstName) =>
      api.visitor().post('/auth/sign-up/email', {
        email: 'x@owners.fixture',
        password: PASSWORD,
        firstName,
        lastName: 'Rose',
      }),
    lastName: async (lastName) =>
      ann.put('/profile/my-account', {
        version: await version('/profile/my-account'),
        firstName: 'Mia',
        lastName,
      }),
    businessName: async (businessName) => {
      const { industry, subIndustry, sector, country, city } = FLORIST
      const florist = { industry, subIndustry, sector, country, city }
      return ann.put('/profile/business-info', {
        ...florist,
        version: await version('/profile/business-info'),
        businessName,
      })
    },
    'summary.businessName': (businessName) =>
      ann.put('/summary', { version: 1, summary: { ...TYPED, businessName } }),
    'summary.name': (name) => ann.put('/summary', { version: 1, summary: { ...TYPED, name } }),
    name: (name) => ann.post('/messages/feedback', { rating: 5, name, text: 'Good' }),
    company: (company) =>
      api.visitor().post('/messages/enquiry', {
        request: 'enquiry',
        topic: 'check',
        email: 'jo@joes.fixture',
        phone: '0212345678',
        company,
      }),
  }

  for (const [field, call] of Object.entries(calls)) {
    it(`may contain no web or e-mail address: ${field} is refused with a message beside it`, async () => {
      for (const name of ADDRESSES) {
        const { status, body } = await call(name)
        assert.equal(status, 422, name)
        const problem = Object.entries(refusal.parse(body).fields).find(
          ([at]) => field.endsWith(at) || at.endsWith(field),
        )
        assert.match(problem?.[1] ?? '', /web (?:and|or) email address/u, JSON.stringify(body))
      }
    })
  }

  it('is on one line however it is sent, in the account and in the profile', async () => {
    const email = 'lines@owners.fixture'
    const form = { email, password: PASSWORD, firstName: 'Mia\r\nBcc: x', lastName: 'Ro\u202Ese\u0007' }
    assert.equal((await api.visitor().post('/auth/sign-up/email', form)).status, 200)
    const [account] = await api.db.select().from(user).where(eq(user.email, email))
    const [owner] = await api.db
      .select()
      .from(owners)
      .where(eq(owners.id, account?.id ?? ''))
    assert.deepEqual(
      [account?.name, owner?.firstName, owner?.lastName],
      ['Mia Bcc: x Rose', 'Mia Bcc: x', 'Rose'],
    )
  })

  it('is not shown to a stranger where it was stored before the rule: the mail names the address instead', async () => {
    const bad = {
      firstName: 'Refund at evil.com',
      lastName: 'www.evil.com',
      businessName: 'https://evil.com',
    }
    await api.db.update(owners).set(bad).where(eq(owners.id, ann.id))
    await api.db.update(user).set({ emailVerified: true }).where(eq(user.id, ann.id))
    api.services.accounts.forgetSessions()
    const sent = await ann.post('/hand-overs', {
      checks: ['ssl'],
      mail: { to: 'jo@web.example.com', note: '' },
    })
    assert.equal(sent.status, 200, sent.text)
    const { letter } = api.mails.at(-1) ?? {}
    assert.match(JSON.stringify(letter), /markann@/u)
    assert.doesNotMatch(JSON.stringify(letter), /evil/u)
    assert.doesNotMatch((await ann.get('/me')).text, /evil/u)
  })
})
