import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { newPasswordSchema, registerSchema } from './account-forms.ts'
import { myAccountSchema } from './my-account-form.ts'
import {
  businessInfoSchema,
  firstOnlinePresenceSchema,
  onboardingSchema,
  onlinePresenceSchema,
} from './business-forms.ts'
import { preferencesSchema, USUAL_PREFERENCES, wantsNotification } from './preferences.ts'
import { fieldProblems } from './problems.ts'

const PUBLIC = { allowed: [] }
const DORA = { firstName: 'Dora', lastName: 'Smith', email: 'dora@joes.com.au' }
const BUSINESS = {
  businessName: 'Joes Taps',
  industry: 'construction',
  subIndustry: 'plumber_and_gasfitter',
  sector: 'both',
  country: 'AU',
  city: 'Sydney',
  businessAge: '3_5',
  staffCount: '0',
  savviness: 4,
}
const INVALID_URL = 'Oops...Invalid url parameter'
const network = (name: string): string => `Oops, that doesn't look like a valid ${name} address`
const firstPresence = (website: string | null): Record<string, string> =>
  fieldProblems(firstOnlinePresenceSchema(PUBLIC), { website, facebook: null, instagram: null })
const CHECK_EMAIL =
  'We can’t send email to this address. Please check it: it should look like name@example.com'
const noMailTo = (ending: string) =>
  `We can’t send to addresses ending in .${ending}. Please use another one.`
const NOBODY = { handle: null, none: false }
const NONE = { handle: null, none: true }

describe('my account', () => {
  const filled = { ...DORA, phone: '(02) 1234 5678', mobile: '0412345678' }
  it('stores phone numbers as ten digits', () => {
    assert.deepEqual(myAccountSchema().parse(filled), { ...filled, phone: '0212345678' })
  })
  const words = {
    firstName: 'Please provide first name',
    lastName: 'Please provide last name',
    email: 'Please provide email',
    phone: 'Please provide valid phone',
    mobile: 'Please provide valid mobile',
  }
  it('names what is missing, field by field', () => {
    const blank = { firstName: ' ', lastName: '', email: '', phone: '\t', mobile: '' }
    assert.deepEqual(fieldProblems(myAccountSchema(), blank), words)
    assert.deepEqual(fieldProblems(myAccountSchema(), {}), words)
  })
  it('I10 I11 refuses a short phone number and a mail header', () => {
    const wrong = { ...filled, phone: '021234567', email: 'dora@joes.com\r\nBcc: sam@evil.com' }
    assert.deepEqual(fieldProblems(myAccountSchema(), wrong), {
      email: CHECK_EMAIL,
      phone: 'Please provide valid phone',
    })
  })
  for (const field of ['ownerId', 'role', 'plan', 'paidUntil', 'website', 'createdAt'])
    it(`A05 has no field ${field}`, () => {
      assert.deepEqual(fieldProblems(myAccountSchema(), { ...filled, [field]: 'x' }), {
        [field]: 'Unknown field',
      })
    })
  it('A06 has no prototype', () => {
    const body: unknown = JSON.parse(JSON.stringify(filled).replace('{', '{"__proto__":{"role":"operator"},'))
    assert.deepEqual(fieldProblems(myAccountSchema(), body), { ['__proto__']: 'Unknown field' })
  })
})

const strong = registerSchema(() => 4)
const told = (email: string) =>
  fieldProblems(strong, { ...DORA, email, password: 'four random words' })['email']

describe('registering', () => {
  it('accepts the details', () => {
    const details = { ...DORA, password: 'four random words' }
    assert.deepEqual(strong.parse(details), details)
  })
  it("judges the password with the owner's own words", () => {
    const seen: string[] = []
    const score = (_: string, words: readonly string[]): number => {
      seen.push(...words)
      return 2
    }
    const problems = fieldProblems(registerSchema(score), { ...DORA, password: 'four random words' })
    assert.deepEqual(problems, {
      password: 'That password is too easy to guess. Please choose another.',
    })
    assert.ok(seen.includes('dora@joes.com.au') && seen.includes('smith') && seen.includes('fettle'))
  })
  it('says of a typed address that cannot be taken what to do, and of none what is missing', () => {
    for (const typed of ['dora', 'dora@joes', 'dora@10.0.0.1']) assert.equal(told(typed), CHECK_EMAIL)
    assert.equal(told('dora@owners.example'), noMailTo('example'))
    for (const empty of ['', ' ']) assert.equal(told(empty), 'Please provide email')
  })
  it('reports everything that is wrong at once', () => {
    assert.deepEqual(fieldProblems(strong, { ...DORA, firstName: '', password: 'short' }), {
      firstName: 'Please provide first name',
      password: 'Your password needs at least 10 characters',
    })
  })
  it('accepts addresses at hosts that the operator allows', () => {
    const details = { ...DORA, email: 'dora@joes.test', password: 'four random words' }
    assert.deepEqual(fieldProblems(strong, details), { email: noMailTo('test') })
    assert.deepEqual(
      fieldProblems(
        registerSchema(() => 4, ['joes.test']),
        details,
      ),
      {},
    )
  })
})

describe('a new password', () => {
  const form = newPasswordSchema((_, words) => (words.includes('dora') ? 3 : 0), { firstName: 'Dora' })
  it('must be typed the same twice', () => {
    assert.deepEqual(
      fieldProblems(form, { newPassword: 'caf\u00e9 au lait', verifyPassword: 'cafe\u0301 au lait' }),
      {},
    )
    assert.deepEqual(
      fieldProblems(form, { newPassword: 'four random words', verifyPassword: 'four random word' }),
      {
        verifyPassword: "The two passwords don't match",
      },
    )
  })
  it('is compared only once it is strong enough', () => {
    assert.deepEqual(fieldProblems(form, { newPassword: 'short', verifyPassword: '' }), {
      newPassword: 'Your password needs at least 10 characters',
    })
  })
})

describe('business info', () => {
  it('is stored as chosen', () => {
    assert.deepEqual(businessInfoSchema.parse(BUSINESS), BUSINESS)
  })
  it('may be without a name', () => {
    assert.equal(businessInfoSchema.parse({ ...BUSINESS, businessName: '' }).businessName, null)
  })
  it('requires a sub-industry of its industry', () => {
    assert.deepEqual(fieldProblems(businessInfoSchema, { ...BUSINESS, industry: 'tourism' }), {
      subIndustry: 'Please ensure you have selected a sub-industry',
    })
  })
})

describe('onboarding', () => {
  const form = onboardingSchema(PUBLIC)
  const given = { ...BUSINESS, website: 'joes.com.au', mayCheck: true, facebook: '@JoesTaps' }
  it('accepts a website, a business and channels', () => {
    assert.deepEqual(form.parse({ ...given, instagram: null }), {
      ...BUSINESS,
      website: 'https://joes.com.au/',
      mayCheck: true,
      facebook: { handle: 'JoesTaps', none: false },
      instagram: NONE,
      twitter: NOBODY,
      linkedin: NOBODY,
    })
  })
  it('accepts no website', () => {
    for (const website of [null, '', '  ']) assert.equal(form.parse({ ...given, website }).website, null)
  })
  it('has consent only where it was given', () => {
    const { mayCheck: _mayCheck, ...silent } = given
    assert.equal(form.parse(silent).mayCheck, false)
  })
  it('reports what is wrong in the words of the specification', () => {
    const wrong = {
      website: 'joes.com.au/home',
      industry: '',
      sector: '',
      country: '',
      city: '',
      facebook: 'instagram.com/joes',
      instagram: 'joes..taps',
      twitter: 'x.com/home',
      linkedin: 'joes taps',
    }
    assert.deepEqual(fieldProblems(form, wrong), {
      website: INVALID_URL,
      industry: 'Please ensure you have selected an industry',
      sector: 'Please ensure you have selected a sector',
      country: 'Please ensure you have selected an country',
      city: 'Please ensure you have selected a city',
      facebook: network('Facebook'),
      instagram: network('Instagram'),
      twitter: network('Twitter'),
      linkedin: network('LinkedIn'),
    })
  })
  it('can be judged a step at a time', () => {
    assert.deepEqual(fieldProblems(form, { website: 'joes.com.au/home' }, ['website', 'industry']), {
      website: INVALID_URL,
      industry: 'Please ensure you have selected an industry',
    })
    assert.deepEqual(fieldProblems(form, { website: 'joes.com.au' }, ['website']), {})
  })
})

describe('online presence', () => {
  it('asks for Facebook and Instagram', () => {
    assert.deepEqual(fieldProblems(onlinePresenceSchema, { facebook: ' ', instagram: '' }), {
      facebook: 'Please provide Facebook',
      instagram: 'Please provide Instagram',
    })
  })
  it("accepts “I don't have one” as given", () => {
    assert.deepEqual(onlinePresenceSchema.parse({ facebook: null, instagram: 'Joes.Taps', twitter: null }), {
      facebook: NONE,
      instagram: { handle: 'joes.taps', none: false },
      twitter: NONE,
      linkedin: NOBODY,
    })
  })
  it('A05 does not change a website', () => {
    const body = { facebook: null, instagram: null, website: 'other.com.au' }
    assert.deepEqual(fieldProblems(onlinePresenceSchema, body), { website: 'Unknown field' })
  })

  it('asks for a website where there is none yet', () => {
    assert.deepEqual(firstPresence(' '), { website: 'Please provide website' })
    assert.deepEqual(firstPresence('joes'), { website: INVALID_URL })
    assert.deepEqual(firstPresence('joes.com.au'), {})
    assert.deepEqual(firstPresence(null), {})
  })
})

describe('preferences', () => {
  it('start with everything but news', () => {
    assert.deepEqual(preferencesSchema.parse(USUAL_PREFERENCES), USUAL_PREFERENCES)
    assert.equal(wantsNotification(USUAL_PREFERENCES, 'results'), true)
    assert.equal(wantsNotification(USUAL_PREFERENCES, 'summary'), true)
    assert.equal(wantsNotification(USUAL_PREFERENCES, 'reminders'), true)
    assert.equal(wantsNotification(USUAL_PREFERENCES, 'news'), false)
  })
  it('can all be switched off with one switch', () => {
    const off = { ...USUAL_PREFERENCES, notifyNews: true, notifyAny: false }
    for (const notice of ['results', 'summary', 'reminders', 'news'] as const)
      assert.equal(wantsNotification(off, notice), false)
  })
  it('must all be given, and nothing else', () => {
    assert.equal(preferencesSchema.safeParse({ notifyAny: false }).success, false)
    assert.equal(preferencesSchema.safeParse({ ...USUAL_PREFERENCES, extra: true }).success, false)
  })
})

describe('every form', () => {
  const forms = {
    myAccount: myAccountSchema(),
    register: registerSchema(() => 4),
    newPassword: newPasswordSchema(() => 4, {}),
    businessInfo: businessInfoSchema,
    onboarding: onboardingSchema(PUBLIC),
    onlinePresence: onlinePresenceSchema,
    preferences: preferencesSchema,
  }
  for (const [name, form] of Object.entries(forms)) {
    it(`${name} refuses what is no form`, () => {
      for (const body of [null, [], 'x', 1]) assert.equal(form.safeParse(body).success, false)
    })
    it(`${name} has a JSON schema`, () => {
      const schema = z.toJSONSchema(form, { io: 'input' })
      assert.equal(schema.additionalProperties, false)
    })
  }
})
