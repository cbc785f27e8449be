import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseAnswers } from './parse-answers.ts'
import { QUESTIONS } from './questions.data.ts'

const answersOf = (answers: unknown): unknown => {
  const read = parseAnswers({ answers })
  return read.ok ? read.answers : read.message
}
const messageOf = (json: unknown): string => {
  const read = parseAnswers(json)
  return read.ok ? 'accepted' : read.message
}

const OCCASIONS = 'after_purchase, after_submit or after_subscribing_to_emails'

describe("the owner's answers", () => {
  it('reads every kind of question', () => {
    const answers = {
      'S-SELL': 'yes',
      'S-CART1': ['total', 'name'],
      'S-CONF1': { after_purchase: 'yes', after_submit: 'na' },
      'S-KW1': [' emergency   plumber ', 'blocked drain'],
      'S-SOC-F': 'https://www.facebook.com/JoesPlumbing/',
      'S-SOC-I': 'none',
      'S-PRODURL': 'joes.test/products/taps',
    }
    assert.deepEqual(answersOf(answers), {
      ...answers,
      'S-KW1': ['emergency plumber', 'blocked drain'],
      'S-SOC-F': 'JoesPlumbing',
      'S-PRODURL': 'https://joes.test/products/taps',
    })
  })

  it('reads an empty answer as unanswered', () => {
    assert.deepEqual(
      answersOf({ 'S-SELL': '', 'S-CART1': [], 'S-CONF1': {}, 'S-KW1': ['  '], 'S-SOC-F': ' ' }),
      {},
    )
  })

  it('requires no field', () => {
    assert.deepEqual(parseAnswers({}), { ok: true, answers: {}, profile: {}, exposedFiles: false })
  })

  const refused: readonly (readonly [unknown, string])[] = [
    [{ 'S-NONE': 'yes' }, 'There is no question "S-NONE".'],
    [{ 'S-SELL': 'perhaps' }, '"perhaps" is no answer to S-SELL: use yes, no or planned.'],
    [{ 'S-CART1': ['total', 'none'] }, 'S-CART1: "none" can\'t stand beside other answers.'],
    [
      { 'S-CONF1': { after_lunch: 'yes' } },
      'S-CONF1 has no row "after_lunch": use after_purchase, after_submit or after_subscribing_to_emails.',
    ],
    [{ 'S-KW1': ['a'] }, 'Each text of S-KW1 needs 2 to 60 characters.'],
    [{ 'S-KW1': ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] }, 'S-KW1 takes up to 5 texts.'],
    [
      { 'S-DKIM1': ['s1', 'not a name'] },
      'S-DKIM1: Please use only the name before “._domainkey”: letters, digits, dots and dashes.',
    ],
    [{ 'S-PRODURL': 'javascript:alert(1)' }, 'S-PRODURL takes the web address of one page.'],
    [{ 'S-PRODURL': 'joes.test/our taps' }, 'S-PRODURL takes the web address of one page.'],
    [{ 'S-PRODURL': ['joes.test'] }, 'S-PRODURL takes the web address of one page.'],
    [{ 'S-SELL': ['yes'] }, 'S-SELL takes one answer: yes, no or planned.'],
    [{ 'S-CONF1': 'yes' }, `S-CONF1 takes one answer for each of ${OCCASIONS}.`],
    [{ 'S-CONF1': ['yes'] }, `S-CONF1 takes one answer for each of ${OCCASIONS}.`],
    [
      { 'S-CONF1': { after_submit: 'perhaps' } },
      '"perhaps" is no answer to S-CONF1: use yes, no, unsure or na.',
    ],
    [{ 'S-SOC-F': ['joes'] }, 'S-SOC-F takes one address or name.'],
    [{ 'S-KW1': 'taps' }, 'S-KW1 takes a list of up to 5 short texts.'],
    [{ 'S-KW1': ['a'.repeat(61)] }, 'Each text of S-KW1 needs 2 to 60 characters.'],
    [{ 'S-SELL': 'x'.repeat(41) }, `"${'x'.repeat(40)}" is no answer to S-SELL: use yes, no or planned.`],
    [{ 'S-CONF1': { ['r'.repeat(41)]: 'yes' } }, `S-CONF1 has no row "${'r'.repeat(40)}": use ${OCCASIONS}.`],
  ]
  for (const [answers, message] of refused) {
    it(`refuses ${JSON.stringify(answers)} in one sentence`, () => {
      assert.equal(answersOf(answers), message)
    })
  }

  it('reads an address without a scheme whose query holds one', () => {
    const read = parseAnswers({ answers: { 'S-PRODURL': 'joes.test/taps?from=https://joes.test/' } })
    assert.equal(read.ok && read.answers['S-PRODURL'], 'https://joes.test/taps?from=https://joes.test/')
  })

  it('U29 refuses the address of another network', () => {
    assert.equal(
      answersOf({ 'S-SOC-F': 'evil.test/facebook.com' }),
      "S-SOC-F: Oops, that doesn't look like a valid Facebook address.",
    )
  })

  it('refuses a list where one answer is asked for, and takes each of a list once', () => {
    assert.match(String(answersOf({ 'S-CART1': 'total' })), /^S-CART1 takes a list of answers: .+ or .+\.$/u)
    assert.match(String(answersOf({ 'S-CART1': ['total', 'x'] })), /^"x" is no answer to S-CART1: use /u)
    assert.deepEqual(answersOf({ 'S-CART1': ['total', 'total'] }), { 'S-CART1': ['total'] })
    assert.deepEqual(answersOf({ 'S-CART1': ['none'] }), { 'S-CART1': ['none'] })
    assert.deepEqual(answersOf({ 'S-PRODURL': '  ' }), {})
    assert.deepEqual(answersOf({ 'S-KW1': ['a'.repeat(60), 'bb'] }), { 'S-KW1': ['a'.repeat(60), 'bb'] })
  })

  it('refuses a file without answers', () => {
    for (const json of [null, [], 'yes', { answer: {} }, { answers: { 'S-SELL': 3 } }])
      assert.match(messageOf(json), /^The answers need to be an object/u)
  })
})

describe("the owner's profile", () => {
  it('cleans handles and drops empty fields', () => {
    const read = parseAnswers({ profile: { businessName: 'Joe', city: '', twitter: '@Joe', savviness: 5 } })
    assert.deepEqual(read.ok && read.profile, { businessName: 'Joe', twitter: 'Joe', savviness: 5 })
  })
  it('has a sub-industry, and is read by the rules of the forms', () => {
    const profile = {
      businessName: ' Joe\u202Es   Taps ',
      email: 'joe@WHĀNAU.nz',
      industry: 'retail',
      subIndustry: 'online_only',
    }
    const read = parseAnswers({ profile })
    assert.deepEqual(read.ok && read.profile, {
      businessName: 'Joes Taps',
      email: 'joe@xn--whnau-gwa.nz',
      industry: 'retail',
      subIndustry: 'online_only',
    })
    assert.deepEqual(parseAnswers({ profile: { businessName: '\u200B' } }), {
      ok: true,
      answers: {},
      profile: {},
      exposedFiles: false,
    })
  })
  it('refuses the sub-industry of another industry, or of none', () => {
    for (const industry of [{ industry: 'other' }, {}])
      assert.equal(
        messageOf({ profile: { ...industry, subIndustry: 'online_only' } }),
        'The profile field "subIndustry" can\'t be read: use a sub-industry of the industry.',
      )
  })
  it('names the field that is wrong', () => {
    assert.equal(messageOf({ profile: { shoeSize: 44 } }), 'There is no profile field "shoeSize".')
    assert.match(
      messageOf({ profile: { industry: 'piracy' } }),
      /^The profile field "industry" can't be read: use /u,
    )
    for (const savviness of [0, 9, 2.5, '3'])
      assert.equal(
        messageOf({ profile: { savviness } }),
        'The profile field "savviness" can\'t be read: use 1 to 5.',
      )
    assert.equal(
      messageOf({ profile: { email: 'joe' } }),
      'The profile field "email" can\'t be read: use an email address.',
    )
    assert.match(
      messageOf({ profile: { businessName: 'www.joes.nz/taps' } }),
      /^The profile field "businessName" can't be read: /u,
    )
    assert.match(messageOf({ profile: { facebook: 'instagram.com/joe' } }), /valid Facebook address/u)
  })
})

describe('the questions', () => {
  it('have unique ids', () => {
    assert.equal(new Set(QUESTIONS.map((question) => question.id)).size, QUESTIONS.length)
  })
  it('depend only on answers that exist', () => {
    for (const { id, askWhen } of QUESTIONS) {
      if (askWhen.kind !== 'answered') continue
      const other = QUESTIONS.find((question) => question.id === askWhen.question)
      const known = other && 'options' in other ? other.options.map((option) => option.id) : []
      for (const option of askWhen.oneOf) assert.ok(known.includes(option), `${id} waits for ${option}`)
    }
  })
})
