import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { type TestApi, type TestBrowser, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { summaryShape } from '#summary/shape.ts'
import { typedFrom } from '#summary/typed.ts'
import { summaryCalls } from '../contract/summary.ts'

const shown = summaryCalls['GET /summary'].answer
const newerShape = z.object({ version: z.number(), summary: summaryShape })
const figures = summaryCalls['POST /summary/figures'].answer
const refusal = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
})
const FREE = {
  kind: 'free' as const,
  id: 123_456,
  title: 'Our story',
  columns: ['Roses since 1998'],
  hidden: false,
}

const read = async (owner: TestBrowser) => shown.parse((await owner.get('/summary')).body)
const formOf = async (owner: TestBrowser) => {
  const { version, summary } = await read(owner)
  return { version, summary: typedFrom(summary) }
}

const sendCsv = (owner: TestBrowser, csv: string) => owner.post('/summary/figures', { csv })

const lines = (count: number) => `Income,1000.50\n${'Rent,5\n'.repeat(count - 1)}`

describe('the business summary', () => {
  let api: TestApi
  before(async () => {
    api = await testApi({ now: () => new Date('2026-11-21T02:00:00Z') })
  })
  after(() => api.close())

  it('is filled from the profile at first', async () => {
    const mia = await onboarded(api)
    const { version, isSaved, summary, around, today, logo } = await read(mia)
    assert.deepEqual([version, isSaved, logo, today], [0, false, null, '2026-11-21'])
    assert.deepEqual(
      [summary.businessName, summary.name, summary.email],
      ['Blue Wren Florist', 'Mia Rose', mia.email],
    )
    assert.equal(around.website, 'blue-wren.fixture')
    assert.equal(summary.parts.length, 6)
  })

  it('is saved, and read as it was saved', async () => {
    const mia = await onboarded(api)
    const { version, summary } = await formOf(mia)
    const year = {
      yearEnding: '2026-06-30',
      figures: { income: '400,000', directCosts: '(1.50)' },
      months: [],
    }
    const answer = await mia.put('/summary', {
      version,
      summary: {
        ...summary,
        phone: '(02) 1234-5678',
        objectives: 'Open on Sundays',
        years: [year],
        parts: [FREE, ...summary.parts],
      },
    })
    assert.deepEqual(answer.body, { message: 'Data updated successfully', version: 1 })
    const kept = await read(mia)
    assert.deepEqual([kept.version, kept.isSaved, kept.summary.phone], [1, true, '0212345678'])
    assert.deepEqual(kept.summary.parts[0], FREE)
    assert.deepEqual(kept.summary.years, [
      { yearEnding: '2026-06-30', figures: { income: 40_000_000, directCosts: -150 }, months: [] },
    ])
  })

  it('A22 is refused to the second of two tabs, with the newer version; nothing is lost', async () => {
    const mia = await onboarded(api)
    const { version, summary } = await formOf(mia)
    const save = (name: string) => mia.put('/summary', { version, summary: { ...summary, name } })
    const [one, other] = await Promise.all([save('Mia'), save('Max')])
    assert.deepEqual(new Set([one.status, other.status]), new Set([200, 409]))
    const { code, current } = refusal.parse((one.status === 409 ? one : other).body)
    assert.equal(code, 'changed_elsewhere')
    const newer = newerShape.parse(current)
    assert.deepEqual([newer.version, newer.summary.name], [1, one.status === 200 ? 'Mia' : 'Max'])
    const again = { version: newer.version, summary: { ...typedFrom(newer.summary), name: 'Both' } }
    assert.equal((await mia.put('/summary', again)).status, 200)
  })

  it('reports at each field what is wrong, and saves nothing', async () => {
    const mia = await onboarded(api)
    const { version, summary } = await formOf(mia)
    const answer = await mia.put('/summary', {
      version,
      summary: {
        ...summary,
        email: 'mia@',
        years: [{ yearEnding: '2028-01-01', figures: { income: '1e999' }, months: [] }],
      },
    })
    assert.equal(answer.status, 422)
    assert.deepEqual(refusal.parse(answer.body).fields, {
      email: 'We can’t send email to this address. Please check it: it should look like name@example.com',
      'years.0.yearEnding': 'Please choose a date that is at most 12 months ahead',
      'years.0.figures.income': 'Please enter an amount, like 12,500 or 980.50',
    })
    assert.equal((await read(mia)).version, 0)
  })

  it('I09 stores hostile text cleaned, and refuses 1 MB of it', async () => {
    const mia = await onboarded(api)
    const { version, summary } = await formOf(mia)
    const text = `<script>alert("1")</script> %s \${x} {{x}} \u202E🌹`
    const columns = [text, `بابا ${text}`]
    await mia.put('/summary', {
      version,
      summary: { ...summary, parts: [{ ...FREE, title: text, columns }] },
    })
    const [part] = (await read(mia)).summary.parts
    assert.ok(part?.kind === 'free')
    const cleaned = `<script>alert("1")</script> %s \${x} {{x}} 🌹`
    assert.deepEqual([part.title, part.columns], [cleaned, [cleaned, `بابا ${cleaned}`]])
    const large = { ...summary, address: 'x'.repeat(1_000_000) }
    assert.equal((await mia.put('/summary', { version, summary: large })).status, 413)
  })

  it('I12 accepts no more than 50 sections', async () => {
    const mia = await onboarded(api)
    const { version, summary } = await formOf(mia)
    const parts = Array.from({ length: 1_500 }, (_, at) => ({ ...FREE, id: 100_000 + at, columns: ['x'] }))
    const answer = await mia.put('/summary', { version, summary: { ...summary, parts } })
    assert.deepEqual(
      [answer.status, refusal.parse(answer.body).fields],
      [422, { parts: 'You can have up to 50 sections' }],
    )
  })

  it('accepts the largest text that fits, and reports too much at its column', async () => {
    const mia = await onboarded(api)
    const { version, summary } = await formOf(mia)
    const full = [3, 3, 2].map((columns, at) => ({
      ...FREE,
      id: 100_000 + at,
      columns: Array.from({ length: columns }, () => '🌹'.repeat(5_000)),
    }))
    const more = { ...FREE, columns: ['x'] }
    const refused = await mia.put('/summary', { version, summary: { ...summary, parts: [...full, more] } })
    assert.deepEqual(refusal.parse(refused.body).fields, {
      'parts.3.columns.0': 'Your own sections hold 40,000 characters together. Please take out 1.',
    })
    assert.equal((await mia.put('/summary', { version, summary: { ...summary, parts: full } })).status, 200)
  })

  it('A05 refuses other fields, above all the website', async () => {
    const mia = await onboarded(api)
    const { version, summary } = await formOf(mia)
    for (const more of [{ website: 'https://evil.fixture/' }, { ownerId: mia.id }, { logo: 'x' }]) {
      const answer = await mia.put('/summary', { version, summary: { ...summary, ...more } })
      assert.deepEqual([answer.status, refusal.parse(answer.body).code], [422, 'unknown_field'])
    }
  })

  it('A03 is shown to its owner alone', async () => {
    const [mia, other] = [await onboarded(api), await onboarded(api)]
    const { version, summary } = await formOf(mia)
    await mia.put('/summary', { version, summary: { ...summary, objectives: 'MARKED' } })
    assert.ok((await mia.get('/summary')).text.includes('MARKED'))
    assert.ok(!(await other.get('/summary')).text.includes('MARKED'))
    assert.equal((await api.visitor().get('/summary')).status, 401)
  })

  it('is available as a report once it is saved', async () => {
    const mia = await onboarded(api)
    const ask = () => mia.post('/reports/business-summary')
    const nothing = await ask()
    assert.deepEqual([nothing.status, refusal.parse(nothing.body).message], [404, 'Report not available'])
    await mia.put('/summary', await formOf(mia))
    assert.equal((await ask()).status, 202)
  })

  describe('figures from a file', () => {
    it('are read by comma, semicolon and tab, with a byte order mark at the start', async () => {
      for (const csv of ['\uFEFFIncome,"1,000.50"\r\n', 'Income;1000.50\n', 'Income\t1,000.50\n'])
        assert.deepEqual(
          figures.parse((await sendCsv(await api.owner(), csv)).body).figures,
          { income: 100_050 },
          csv,
        )
    })

    it('are read whatever a spreadsheet adds: spaces, inches in a name, old line ends', async () => {
      for (const csv of ['Income , "1,000.50" \n', '6" pots,3\nIncome,1000.50', 'Rent;1\rIncome;1000,50\r'])
        assert.equal(figures.parse((await sendCsv(await api.owner(), csv)).body).figures.income, 100_050, csv)
    })

    it('are refused in a file of too many lines, which is no statement', async () => {
      assert.equal((await sendCsv(await api.owner(), lines(2_000))).status, 200)
      assert.equal((await sendCsv(await api.owner(), lines(2_001))).status, 422)
    })

    it('are not stored', async () => {
      const owner = await onboarded(api)
      await owner.post('/summary/figures', { csv: 'Income,1' })
      assert.deepEqual((await read(owner)).summary.years, [])
    })

    it('are refused in a file without any', async () => {
      const answer = await sendCsv(await api.owner(), 'Income,"never closed')
      assert.deepEqual(
        [answer.status, refusal.parse(answer.body).message],
        [422, 'Please upload valid file!'],
      )
    })
  })
})
