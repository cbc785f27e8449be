import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { contract } from '../contract/contract.ts'
import { issueWords } from './plain-words.ts'

const said = (schema: z.ZodType, value: unknown): string[] => {
  const read = schema.safeParse(value, { error: issueWords })
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}

describe('what is wrong with what was sent', () => {
  it('is one sentence that names the field and what it has to be', () => {
    const form = z.strictObject({
      id: z.uuid(),
      days: z.int().min(1).max(90),
      share: z.number().gt(0),
      period: z.enum(['7days', '14days', 'all']),
      texts: z.array(z.string().max(5)).min(1).max(3),
      isSure: z.boolean(),
      words: z.record(z.string().regex(/^\w+$/u), z.string()),
      change: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('add') }),
        z.strictObject({ kind: z.literal('remove') }),
      ]),
    })
    assert.deepEqual(
      said(form, {
        id: 'x',
        days: 1.5,
        share: 0,
        period: '8days',
        texts: ['', 'too long', 3],
        isSure: 'yes',
        words: { 'a b': 'x' },
        change: { kind: 'move' },
        from: 1,
      }),
      [
        '"id" has to be an id.',
        '"days" has to be a whole number.',
        '"share" has to be more than 0.',
        '"period" has to be 7days, 14days or all.',
        '"texts.1" has to be at most 5 characters long.',
        '"texts.2" has to be text.',

        '"isSure" has to be true or false.',
        'The name "words.a b" is not taken here.',
        '"change.kind" has to be add or remove.',
        'There is no field "from" here.',
      ],
    )
    assert.deepEqual(said(form.pick({ days: true, texts: true }), { days: 91, texts: [] }), [
      '"days" has to be 90 or less.',
      '"texts" has to have at least 1 entry.',
    ])
    assert.deepEqual(said(form.pick({ days: true }), {}), ['"days" is missing.'])
    assert.deepEqual(said(form, 'x'), ['What was sent has to be an object with fields.'])
  })

  it('is short and one line, whatever names were sent', () => {
    const names = ['x'.repeat(5_000), 'a\u202Eb\nc', ...Array.from({ length: 10_000 }, (_, at) => `k${at}`)]
    assert.deepEqual(said(z.strictObject({}), Object.fromEntries(names.map((name) => [name, 1]))), [
      `There is no field "${'x'.repeat(59)}…", "ab c", "k0" or 9999 more here.`,
    ])
  })

  it('is never in the words of a program, in any call', () => {
    const wrong = [
      null,
      'x',
      1,
      [],
      {},
      { a: 1 },
      { id: [], text: 1, version: 'x', change: {}, days: -1, answers: 1 },
    ]
    for (const [name, { params, query, body }] of Object.entries<Schemas>(contract)) {
      for (const message of [params, query, body].flatMap((schema) =>
        wrong.flatMap((value) => said(schema, value)),
      )) {
        assert.doesNotMatch(message, /^(?:Invalid|Too |Unrecognized)|expected|received|\[object/u, name)
        assert.ok(message.length < 400, `${name}: ${message}`)
      }
    }
  })
})

interface Schemas {
  params: z.ZodType
  query: z.ZodType
  body: z.ZodType
}
